import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { WebSocketServer } from '../server-ws.ts'

/** One channel on `ws`: a message to `/channel` is inserted once, serialised once, and sent to every socket. */
const pool = new pg.Pool({ connectionString: process.env['BASELINE_DATABASE_URL'], max: 16 })
const channel = new Set<{ send: (message: string) => void }>()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false })

const server = createServer((request, response) => {
  void text(request).then(async (body) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'write',
      text: 'insert into bench_messages (thread, body) values ($1, $2) returning id',
      values: ['channel', body],
    })
    const message = JSON.stringify({ type: 'message', id: rows[0]?.id, body })
    if (request.url === '/channel') for (const socket of channel) socket.send(message)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

server.on('upgrade', (request, raw, head) => {
  sockets.handleUpgrade(request, raw, head, (socket) => {
    socket.on('message', () => socket.send('{"type":"ready"}'))
    channel.add(socket)
    socket.on('close', () => channel.delete(socket))
  })
})

await pool.query('select 1')
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))
