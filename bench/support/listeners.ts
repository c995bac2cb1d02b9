import { createInterface } from 'node:readline'
import { WebSocket } from './server-ws.ts'
import { percentile } from './figures.ts'
import type { DeliveryReport, ListenPlan } from './open-listeners.ts'

/** The process with the sockets: its plan is the first line of standard input; each further line requests a report. */
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const plan = JSON.parse((await lines.next()).value ?? '') as ListenPlan

/** Raw frames. They are parsed only for a report, so that parsing slows no delivery. */
const received: { frame: Buffer; at: number }[] = []

await inBatches(plan.sockets, 50, open)
console.log('ready')
let loop = performance.eventLoopUtilization()
for (;;) {
  const { done } = await lines.next()
  if (done) break
  const { active } = performance.eventLoopUtilization(loop)
  console.log(JSON.stringify(createReport(received.splice(0), active)))
  loop = performance.eventLoopUtilization()
}
process.exit(0)

function createReport(frames: readonly { frame: Buffer; at: number }[], active_ms: number): DeliveryReport {
  const first = new Map<number, number>()
  const after_send: number[] = []
  const after_first: number[] = []
  for (const { frame, at } of frames) {
    /** One frame may carry several messages. */
    const sent = new Set(
      [...frame.toString('utf8').matchAll(/sent=(\d+)/g)].map(([, stamp]) => Number(stamp)),
    )
    for (const stamp of sent) {
      const started_at = first.get(stamp) ?? at
      first.set(stamp, started_at)
      after_send.push(at - stamp / 1000)
      after_first.push(at - started_at)
    }
  }
  return {
    deliveries: after_send.length,
    p99_after_send_ms: percentile(after_send, 0.99),
    p99_after_first_ms: percentile(after_first, 0.99),
    listening_us: (active_ms * 1000) / Math.max(1, after_send.length),
  }
}

/** Settles once the socket is subscribed to the channel. */
function open({ url, headers, hello }: ListenPlan['sockets'][number], n: number): Promise<void> {
  /** A server limits sockets per address, so they use several loopback addresses. */
  const socket = new WebSocket(url, {
    headers,
    localAddress: `127.0.0.${2 + (n % 100)}`,
    perMessageDeflate: false,
  })
  const steps = [...hello]
  let is_listening = false
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const step = steps.shift()
      if (step !== undefined) return socket.send(step)
      is_listening = true
      resolve()
    }
    socket.on('open', goOn)
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`A socket was closed with ${code}.`)))
    socket.on('message', (frame: Buffer) => {
      if (is_listening) received.push({ frame, at: performance.timeOrigin + performance.now() })
      else goOn()
    })
  })
}

async function inBatches<T>(
  all: readonly T[],
  size: number,
  work: (one: T, n: number) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < all.length; at += size) {
    await Promise.all(all.slice(at, at + size).map((one, n) => work(one, at + n)))
  }
}
