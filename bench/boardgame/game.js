// An auction as in Milionerzy: add money cards to beat the highest bid, or pass; the last one in takes the lot.
const CARDS = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]

function next(G, ctx) {
  for (let step = 1; step <= ctx.numPlayers; step++) {
    const seat = (Number(ctx.currentPlayer) + step) % ctx.numPlayers
    if (!G.passed[seat]) return String(seat)
  }
  return ctx.currentPlayer
}

function settle(G) {
  if (G.passed.filter((out) => !out).length > 1) return
  G.lots += 1
  G.highest = 0
  G.passed = G.passed.map(() => false)
  G.totals = G.totals.map(() => 0)
  G.players = Object.fromEntries(Object.keys(G.players).map((seat) => [seat, { hand: [...CARDS] }]))
}

module.exports = {
  name: 'auction',
  setup: ({ ctx }) => ({
    highest: 0,
    lots: 0,
    passed: Array(ctx.numPlayers).fill(false),
    totals: Array(ctx.numPlayers).fill(0),
    players: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((seat) => [seat, { hand: [...CARDS] }])),
  }),
  playerView: ({ G, playerID }) => ({ ...G, players: { [playerID]: G.players[playerID] } }),
  moves: {
    bid: ({ G, ctx, events }, cards) => {
      const seat = Number(ctx.currentPlayer)
      const total = G.totals[seat] + cards.reduce((sum, card) => sum + card, 0)
      if (total <= G.highest || !cards.every((card) => G.players[seat].hand.includes(card))) return 'INVALID_MOVE'
      G.players[seat].hand = G.players[seat].hand.filter((card) => !cards.includes(card))
      G.totals[seat] = total
      G.highest = total
      events.endTurn({ next: next(G, ctx) })
    },
    pass: ({ G, ctx, events }) => {
      G.passed[Number(ctx.currentPlayer)] = true
      const after = next(G, ctx)
      settle(G)
      events.endTurn({ next: after })
    },
  },
}
