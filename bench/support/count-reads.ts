import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a server and its database that counts reading statements. */
export type ReadCounter = { url: string; count: () => number; stop: () => Promise<void> }

/** Opens and closes a transaction, sets its app, or comes from jobs, the outbox and the check of the listener. */
const NOT_COUNTED = /^(?:begin|commit|rollback|select set_config)|pg_notify|foyer_jobs|outbox/

/** Forwards everything. A client message is a letter, its length and its content. */
export async function countReads(database_url: string): Promise<ReadCounter> {
  const target = new URL(database_url)
  let total = 0
  const sockets = new Set<Socket>()
  const proxy = createServer({ noDelay: true }, (downstream) => {
    const upstream = connect({ port: Number(target.port), host: target.hostname, noDelay: true })
    const prepared = new Map<string, string>()
    const read = createMessageReader((type, content) => {
      const [first = '', second = ''] = content.toString('utf8').split('\0', 2)
      if (type === 'P') prepared.set(first, second)
      const text = type === 'Q' ? first : type === 'B' ? prepared.get(second) : undefined
      if (text !== undefined && !NOT_COUNTED.test(text)) total += 1
    })
    downstream.on('data', (chunk: Buffer) => {
      read(chunk)
      upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => downstream.write(chunk))
    for (const [socket, other] of [
      [downstream, upstream],
      [upstream, downstream],
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

/** Reads messages out of chunks; the first one of a connection has no letter. */
function createMessageReader(found: (type: string, content: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let has_started = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = has_started ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (has_started) found(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end))
      has_started = true
      rest = rest.subarray(end)
    }
  }
}
