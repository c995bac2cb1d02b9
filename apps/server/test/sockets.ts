import { WebSocket } from 'ws'
import type { MemberCaller } from './factories/identity.ts'

/** Opens an authenticated socket of a member, on the server at a port. */
export async function anOpenSocket(port: number, member: MemberCaller) {
  const origin = `http://${member.slug}.localhost`
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/realtime`, {
    headers: { host: `${member.slug}.localhost`, origin },
  })
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code))
  })
  const frames: object[] = []
  const waiting: ((frame: object) => void)[] = []
  socket.on('message', (bytes: Buffer) => {
    const frame = JSON.parse(bytes.toString('utf8')) as object
    const wanted = waiting.shift()
    if (wanted) wanted(frame)
    else frames.push(frame)
  })
  const next = (): Promise<object> => {
    const frame = frames.shift()
    return frame ? Promise.resolve(frame) : new Promise((resolve) => waiting.push(resolve))
  }
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  socket.send(JSON.stringify({ type: 'auth', token: member.token }))
  const answer = JSON.stringify(await next())
  if (answer !== '{"type":"ready"}') throw new Error(`The socket was not let in: ${answer}`)
  return { socket, closed, next }
}
