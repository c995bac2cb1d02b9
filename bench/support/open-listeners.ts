import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Sockets to open. The frames of `hello` are sent one by one, each after a response to the one before. */
export type ListenPlan = {
  sockets: { url: string; headers: Record<string, string>; hello: string[] }[]
}

/** What the sockets heard since the last report. */
export type DeliveryReport = {
  deliveries: number
  /** From the sender's request to the listener. */
  p99_after_send_ms: number
  /** From the first listener that received it to all others: the fan-out alone. */
  p99_after_first_ms: number
  /** Time that the listening process itself was busy for each delivery; what is longer than the server's limits both sides. */
  listening_us: number
}

/** Sockets in another process. */
export type Listeners = { report: () => Promise<DeliveryReport>; stop: () => Promise<void> }

/** Opens sockets in a process of their own and waits until all of them listen. */
export async function openListeners(plan: ListenPlan): Promise<Listeners> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'listeners.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const sendLine = (line: string): void => void child.stdin.write(`${line}\n`)
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The listeners ended.')
    return value
  }
  sendLine(JSON.stringify(plan))
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await ended
  }
  await nextLine()
  return {
    report: async () => {
      sendLine('report')
      return JSON.parse(await nextLine()) as DeliveryReport
    },
    stop,
  }
}
