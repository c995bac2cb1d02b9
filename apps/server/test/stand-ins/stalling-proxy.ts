import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** Stands between a server and its database, and can go silent as a network does that loses every packet. */
export type StallingProxy = {
  /** The database's address through here. */
  url: string
  /** From now on nothing passes on the connections that there are, and none of them ends. New ones work. */
  stall: () => void
  stop: () => Promise<void>
}

/** Passes everything on to the database at an address, until it is told to stall. */
export async function aStallingProxy(database_url: string): Promise<StallingProxy> {
  const target = new URL(database_url)
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    near.pipe(far).pipe(near)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const through = new URL(database_url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    stall: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    stop: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
