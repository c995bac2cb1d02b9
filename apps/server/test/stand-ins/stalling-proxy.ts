import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** A proxy between a server and its database that can go silent, like a network that drops every packet. */
export type StallingProxy = {
  /** The database's address through here. */
  url: string
  /** From now on nothing passes on the connections that there are, and none of them ends. New ones work. */
  stall: () => void
  stop: () => Promise<void>
}

/** Forwards everything to a database until it is made to stall. */
export async function aStallingProxy(database_url: string): Promise<StallingProxy> {
  const target = new URL(database_url)
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((downstream) => {
    const upstream = connect(Number(target.port), target.hostname)
    const pair = [downstream, upstream] as const
    pairs.add(pair)
    downstream.pipe(upstream).pipe(downstream)
    for (const [one, other] of [pair, [upstream, downstream] as const]) {
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
      for (const [downstream, upstream] of pairs) {
        downstream.unpipe(upstream).pause()
        upstream.unpipe(downstream).pause()
      }
    },
    stop: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
