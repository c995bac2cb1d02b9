import { setTimeout as sleep } from 'node:timers/promises'
import type { MemberCaller } from '../factories/identity.ts'
import { aListener, type Listener } from '../factories/messaging.ts'

/** A member who listens to a thread and connects again, elsewhere, whenever the connection ends. */
export type Follower = {
  /** What was received, in the order in which it arrived. */
  messages: string[]
  /** The log of the thread was received up to here. */
  seq: number
  connections: number
  /** Events that were skipped, repeated or out of order. */
  violations: string[]
}

type Follow = {
  member: MemberCaller
  thread_id: string
  /** The servers, in turn. */
  ports: readonly number[]
  /** What the thread had before. */
  after_seq: number
  /** The listener drops each connection after so many events. */
  dropsAfter: () => number
  isOver: () => boolean
}

const PAUSE_MS = 20
const RETRY_MS = 100

/** Starts a follower; `done` settles when `isOver`. */
export function follow({ member, thread_id, ports, after_seq, dropsAfter, isOver }: Follow) {
  const follower: Follower = { messages: [], seq: after_seq, connections: 0, violations: [] }

  const receive = (reader: Listener): number => {
    const events = reader.events.splice(0)
    reader.frames.length = 0
    for (const event of events) {
      if (event.seq !== follower.seq + 1)
        follower.violations.push(`${thread_id}: ${event.seq} came after ${follower.seq}`)
      follower.seq = event.seq
      if (event.type === 'message') follower.messages.push(event.data.message.message)
    }
    return events.length
  }

  const connect = async (): Promise<void> => {
    const port = ports[follower.connections % ports.length]
    follower.connections += 1
    const reader = await aListener(member, port)
    const drop_after = dropsAfter()
    let received = 0
    try {
      await reader.listen(thread_id, follower.seq)
      while (!isOver() && !reader.is_closed() && received < drop_after) {
        received += receive(reader)
        await sleep(PAUSE_MS)
      }
    } finally {
      reader.close()
    }
  }

  const run = async (): Promise<void> => {
    while (!isOver()) await connect().catch(() => sleep(RETRY_MS))
  }
  return { follower, done: run() }
}
