import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { WebSocketServer } from '../server-ws.ts'

/** One room on `ws`: a message to `/room` is inserted once, serialised once, and sent to every socket. */
const pool = new pg.Pool({ connectionString: process.env['BASELINE_DATABASE_URL'], max: 16 })
const room = new Set<{ send: (message: string) => void }>()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false })

const server = createServer((request, response) => {
  void text(request).then(async (body) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'write',
      text: 'insert into bench_messages (thread, body) values ($1, $2) returning id',
      values: ['room', body],
    })
    const message = JSON.stringify({ type: 'message', id: rows[0]?.id, body })
    if (request.url === '/room') for (const socket of room) socket.send(message)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

server.on('upgrade', (request, raw, head) => {
  sockets.handleUpgrade(request, raw, head, (socket) => {
    socket.on('message', () => socket.send('{"type":"ready"}'))
    room.add(socket)
    socket.on('close', () => room.delete(socket))
  })
})

await pool.query('select 1')
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))
