import { inTransaction } from '../../../platform/database/app-db.ts'
import type { Ctx } from '../../../platform/context.ts'
import { writeSends, type Send, type Sent } from './write-sends.ts'

type Waiting = { ctx: Ctx; send: Send; resolve: (sent: Sent) => void; reject: (error: unknown) => void }

const LARGEST_GROUP = 64

/** Sends that wait for the commit before theirs, by app and thread. An entry is there while a group is on its way. */
const queues = new Map<string, Waiting[]>()

/**
 * Sends in a transaction of its own, together with all that wait for the same thread, so that a busy thread costs one
 * commit for many and not a queue of locks. Only for sends with a name: sent again, they are known by it.
 */
export function sendInGroup(ctx: Ctx, thread_id: string, send: Send): Promise<Sent> {
  const key = `${ctx.app.id} ${thread_id}`
  const { promise, resolve, reject } = Promise.withResolvers<Sent>()
  const waiting = { ctx, send, resolve, reject }
  const queue = queues.get(key)
  if (queue) queue.push(waiting)
  else {
    const fresh = [waiting]
    queues.set(key, fresh)
    void drain(key, thread_id, fresh)
  }
  return promise
}

async function drain(key: string, thread_id: string, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) await writeGroup(thread_id, queue.splice(0, LARGEST_GROUP))
  queues.delete(key)
}

/** Every failure reaches the one whose send it was; a group that fails is tried again one by one. */
async function writeGroup(thread_id: string, group: readonly Waiting[]): Promise<void> {
  const [first] = group
  if (!first) return
  try {
    const { app, services } = first.ctx
    const where = { thread_id, services, now: first.ctx.now() }
    const sent = await inTransaction(services.database, app.id, (tx) =>
      writeSends(
        tx,
        where,
        group.map(({ send }) => send),
      ),
    )
    group.forEach(({ resolve, reject }, index) => {
      const own = sent[index]
      if (own) resolve(own)
      else reject(new Error('A send was not written.'))
    })
  } catch (error) {
    if (group.length === 1) return first.reject(error)
    for (const one of group) await writeGroup(thread_id, [one])
  }
}
