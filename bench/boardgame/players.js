// Tables of people who play as fast as they are answered. Usage: node players.js PORT TABLES PLAYERS SECONDS
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const game = require('./game')
const [port, tables, players, seconds] = process.argv.slice(2).map(Number)
const server = `http://127.0.0.1:${port}`
const waits = []
let actions = 0
let playing = false

function act(table) {
  const seat = table.clients.find((client) => client.playerID === client.getState()?.ctx.currentPlayer)
  if (!seat || !playing) return
  const { G, ctx } = seat.getState()
  const mine = Number(ctx.currentPlayer)
  const card = Math.random() > 0.4 ? G.players[mine].hand.find((one) => G.totals[mine] + one > G.highest) : undefined
  table.sent = performance.now()
  table.heard = 0
  if (card === undefined) seat.moves.pass()
  else seat.moves.bid([card])
}

// The server makes a match when somebody asks for one it does not know.
async function open(number) {
  const matchID = `table-${number}`
  const table = { clients: [], sent: 0, heard: 0 }
  for (let seat = 0; seat < players; seat++) {
    const client = Client({ game, numPlayers: players, matchID, playerID: String(seat), debug: false,
      multiplayer: SocketIO({ server }) })
    let version = -1
    client.subscribe((state) => {
      if (!state || !table.sent || state._stateID <= version) return
      version = state._stateID
      if (++table.heard < players) return
      actions += 1
      waits.push(performance.now() - table.sent)
      table.sent = 0
      setImmediate(() => act(table))
    })
    client.start()
    table.clients.push(client)
    while (seat === 0 && !client.getState()) await new Promise((done) => setTimeout(done, 10))
  }
  return table
}

async function main() {
  const all = []
  for (let number = 0; number < tables; number++) all.push(await open(number))
  await new Promise((done) => setTimeout(done, 3000))
  console.log('seated')
  await new Promise((done) => process.stdin.once('data', done))
  playing = true
  all.forEach(act)
  await new Promise((done) => setTimeout(done, 1000 * seconds))
  playing = false
  waits.sort((a, b) => a - b)
  console.log(JSON.stringify({ actions, p99: waits[Math.floor(0.99 * waits.length)] ?? 0 }))
  process.exit(0)
}
main()
