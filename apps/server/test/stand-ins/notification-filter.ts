import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { Transform } from 'node:stream'

/** The type of the message by which the database notifies (PostgreSQL, "Message Formats"). */
const NOTIFICATION = 'A'.charCodeAt(0)

/** A proxy between a server and its database that drops notifications, as some poolers do. */
export async function aNotificationFilter(
  database_url: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const target = new URL(database_url)
  const server = createServer((downstream) => {
    const upstream = connect(Number(target.port), target.hostname)
    downstream.pipe(upstream).pipe(withoutNotifications()).pipe(downstream)
    downstream.on('error', () => upstream.destroy()).on('close', () => upstream.destroy())
    upstream.on('error', () => downstream.destroy()).on('close', () => downstream.destroy())
    open.add(downstream)
  })
  const open = new Set<{ destroy: () => unknown }>()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(database_url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Splits the database's output into messages: a type, and a length that includes itself but not the type. */
function withoutNotifications(): Transform {
  let rest: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= 5) {
        const end = 1 + rest.readInt32BE(1)
        if (rest.length < end) break
        if (rest[0] !== NOTIFICATION) this.push(rest.subarray(0, end))
        rest = rest.subarray(end)
      }
      done()
    },
  })
}
