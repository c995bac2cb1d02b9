import { connect } from 'node:net'

/** An answer as it came over the connection, and what was sent until it was closed. */
export type RawExchange = { status: number; headers: Record<string, string>; body: string; sent: number }

/**
 * Writes bytes to a server and reads until it closes the connection. `more` yields what is written after them for as
 * long as the connection is open.
 */
export function exchange(
  port: number,
  head: string,
  more: () => string | null = () => null,
): Promise<RawExchange> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      pump()
    })
    const pump = (): void => {
      const text = more()
      if (text === null || socket.destroyed) return
      socket.write(text, () => setImmediate(pump))
    }
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () =>
      resolve({ ...parse(Buffer.concat(chunks).toString()), sent: socket.bytesWritten }),
    )
  })
}

function parse(text: string): Omit<RawExchange, 'sent'> {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const [status = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return { status: Number(status.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body }
}
