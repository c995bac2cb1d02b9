import { connect, createServer, type Socket } from 'node:net'

/** Stands between a server and its database and counts how often the one waits for the other. */
export type RoundTrips = { url: string; count: () => number; stop: () => Promise<void> }

/** Messages that ask something; those of signing in are no round trips of a call. */
const ASKING = new Set(Buffer.from('PBQEDSCF'))

/**
 * Passes everything on and counts bursts from the server that follow something from the database: statements that
 * travel together are one round trip, however many they are.
 */
export async function countRoundTrips(database_url: string): Promise<RoundTrips> {
  const target = new URL(database_url)
  let total = 0
  const sockets = new Set<Socket>()
  const proxy = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(target.port), host: target.hostname, noDelay: true })
    let is_waiting = false
    near.on('data', (chunk: Buffer) => {
      if (!is_waiting && ASKING.has(chunk[0] ?? 0)) {
        total += 1
        is_waiting = true
      }
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => {
      is_waiting = false
      near.write(chunk)
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.')
  const url = new URL(database_url)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    count: () => total,
    stop: async () => {
      const closed = new Promise<void>((resolve) => proxy.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
