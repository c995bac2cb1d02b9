import { spanOfClocks } from '@foyer/domain/notifications'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { findLocalizedPages } from '#features/pages/index.ts'
import { countReach } from '../count-reach.ts'
import { lockBroadcast, saveStep, type BroadcastRow } from '../repository/broadcasts.ts'
import { hasWaiting } from '../repository/recipients.ts'
import { resumeAt } from '../send-job.ts'
import { lockDraft, read } from './save-broadcast.ts'

/** Sends a draft or schedules it, as its time says. Throws where something is missing, or nobody would receive it. */
export function sendBroadcast(ctx: Ctx, draft: { id: string; revision: number }): Promise<BroadcastRow> {
  return ctx.write(async (tx) => {
    const row = await lockDraft(tx, draft)
    checkTexts(row)
    const starts_at = findStart(row, ctx.now())
    if (row.page_id !== null && (await findLocalizedPages(ctx, [row.page_id], null)).length === 0)
      throw new CallError('broadcast_page_gone')
    const { reached } = await countReach(ctx, row)
    if (reached === 0) throw new CallError('broadcast_no_recipient')
    const now = ctx.now()
    await saveStep(tx, row.id, { state: 'scheduled', scheduled_at: now, starts_at, updated_at: now })
    await resumeAt(ctx, tx, starts_at)
    return read(tx, row.id)
  })
}

/** Throws where a broadcast has no title, text or channel. */
export function checkTexts({ title, text, channels }: BroadcastRow): void {
  if (title === '' || text === '') throw new CallError('broadcast_incomplete')
  if (channels.length === 0) throw new CallError('broadcast_no_channel')
}

/** When the first members receive it. A time on each member's clock is past when it has passed everywhere. */
function findStart({ when }: BroadcastRow, now: Date): Date {
  if (when.kind === 'now') return now
  const { first, last } = when.kind === 'at' ? { first: when.at, last: when.at } : spanOfClocks(when.local_at)
  if (Date.parse(last) <= now.getTime()) throw new CallError('broadcast_time_past')
  return new Date(Math.max(Date.parse(first), now.getTime()))
}

/** Stops what has not gone out. Throws `broadcast_all_sent` where nothing is left to stop. */
export function cancelBroadcast(ctx: Ctx, id: string): Promise<BroadcastRow> {
  return ctx.write(async (tx) => {
    const row = await lockBroadcast(tx, id, false)
    if (!row) throw new CallError('not_found')
    if (row.state === 'cancelled') return row
    const may_stop =
      row.state === 'scheduled' ||
      row.state === 'sending' ||
      (row.state === 'sent' && (await hasWaiting(tx, id)))
    if (!may_stop) throw new CallError('broadcast_all_sent')
    const now = ctx.now()
    await saveStep(tx, id, { state: 'cancelled', ended_at: now, updated_at: now })
    return read(tx, id)
  })
}
