// boardgame.io's own server: node server.cjs memory|FOLDER. It says on which port it listens.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { game } = require('./game.cjs');

const where = process.argv[2];
const db = where === 'memory' ? undefined : new FlatFile({ dir: where });
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => console.log(`serves on ${appServer.address().port}`));
