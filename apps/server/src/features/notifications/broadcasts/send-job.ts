import { dueOnClock } from '@foyer/domain/notifications'
import { toRealTime } from '#platform/clock/to-real-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { defineJob, enqueue } from '#platform/jobs/index.ts'
import { recordNoticesIn } from '../commands/record.ts'
import { createAudience, listAudience } from './repository/audience.ts'
import { listUnfinished, lockBroadcast, saveStep, type BroadcastRow } from './repository/broadcasts.ts'
import { findNextDue, insertRecipients, lockDueRecipients, markRecorded } from './repository/recipients.ts'

/** Members who are added, or receive it, in one transaction. */
const BATCH = 500
/** When sending is tried again in an app that is switched off. */
const OFF_MS = 3_600_000
/** When a broadcast is looked at again that somebody else works on. */
const HELD_MS = 5_000

/**
 * Sends the broadcasts of an app that are due: fixes their members, then hands over to those whose time has come. Each
 * batch is a transaction with its place in the list, so a run that was killed goes on, and none receives it twice.
 */
export const sendBroadcastsJob = defineJob<Record<string, never>>(
  'notifications.send_broadcasts',
  { retry_limit: 8, concurrency: 2, heartbeat_s: 30 },
  async (ctx, _nothing, run) => {
    const ids = await listUnfinished(ctx.db, ctx.now())
    if (ctx.app.is_off) {
      if (ids.length > 0) await ctx.write((tx) => resumeAt(ctx, tx, new Date(ctx.now().getTime() + OFF_MS)))
      return
    }
    for (const id of ids) {
      let is_more = true
      while (is_more && !run.signal.aborted) is_more = await ctx.writeNow((tx) => sendBatch(ctx, tx, id))
    }
    if (run.signal.aborted)
      throw new Error('Sending of broadcasts was interrupted and goes on in another run.')
  },
)

/** Continues sending at an instant of the app's clock. */
export function resumeAt(ctx: Ctx, tx: AppTx, at: Date): Promise<void> {
  return enqueue(tx, sendBroadcastsJob, {}, { run_at: toRealTime(ctx, at) })
}

/** Does one step of a broadcast. False when nothing is left to do now, or another transaction holds it. */
async function sendBatch(ctx: Ctx, tx: AppTx, id: string): Promise<boolean> {
  const broadcast = await lockBroadcast(tx, id, true)
  if (!broadcast) {
    await resumeAt(ctx, tx, new Date(ctx.now().getTime() + HELD_MS))
    return false
  }
  if (broadcast.state !== 'scheduled' && broadcast.state !== 'sending') return false
  if (broadcast.all_added_at === null) {
    await addBatch(ctx, tx, broadcast)
    return true
  }
  const due = await lockDueRecipients(tx, id, { now: ctx.now(), limit: BATCH })
  if (due.length > 0) {
    const { page_id, channels } = broadcast
    const made = due.map((recipient) => ({ recipient, notification_id: newId() }))
    await recordNoticesIn(
      ctx,
      tx,
      made.map(({ recipient, notification_id }) => ({
        id: notification_id,
        recipient,
        kind: 'broadcast',
        key: `broadcast:${id}`,
        scope: 'app',
        params: { broadcast_id: id, ...(page_id === null ? {} : { page_ids: [page_id] }) },
        channels,
        not_sent: recipient.is_suspended ? 'not_member' : null,
        not_mailed: recipient.is_verified ? null : 'address_unverified',
      })),
    )
    const recorded = made.map(({ recipient: { subscriber_id }, notification_id }) => ({
      subscriber_id,
      notification_id,
    }))
    await markRecorded(tx, id, recorded, ctx.now())
    return true
  }
  const next = await findNextDue(tx, id)
  if (next === null) await saveStep(tx, id, { state: 'sent', ended_at: ctx.now() })
  else await resumeAt(ctx, tx, next)
  return false
}

/** Adds the next members of the audience, those who had joined when it started, with the time of each. */
async function addBatch(ctx: Ctx, tx: AppTx, broadcast: BroadcastRow): Promise<void> {
  const { id, audience, when, added_until, started_at } = broadcast
  const now = ctx.now()
  const started = started_at === null ? now : new Date(started_at)
  const found = await listAudience(tx, createAudience(ctx, audience, tx), {
    after_id: added_until,
    joined_by: started,
    limit: BATCH,
  })
  const dueIn = (zone: string) =>
    when.kind === 'local' ? dueOnClock(when.local_at, zone, started.toISOString()) : started.toISOString()
  await insertRecipients(
    tx,
    id,
    found.map(({ subscriber_id, timezone }) => ({ subscriber_id, due_at: dueIn(timezone) })),
  )
  const last = found.at(-1)
  await saveStep(tx, id, {
    state: 'sending',
    started_at: started,
    ...(last && { added_until: last.subscriber_id }),
    ...(found.length < BATCH && { all_added_at: now }),
  })
}
