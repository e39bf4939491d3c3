// boardgame.io's own server, in memory: its best case. Usage: node server.js PORT
const { Server } = require('boardgame.io/server')
const game = require('./game')

Server({ games: [game], origins: [/.*/] }).run(Number(process.argv[2]), () => console.log('open'))
