import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError, notFound } from '#platform/errors.ts'
import { appendLogEntry } from '../repository/log-entry.ts'
import { insertParticipants } from '../repository/new-threads.ts'
import {
  deleteParticipant,
  lockPrivateThread,
  setThreadTitle,
  type LockedThread,
} from '../repository/participants.ts'
import { listParticipantIds } from '../repository/thread-people.ts'
import { notifyReaders } from './notify-readers.ts'
import { publishEvents, threadChannelName } from './publish-events.ts'
import { publishNotification } from './publish-notification.ts'

/** The most people of a group. */
export const MAX_PARTICIPANTS = 250

type Change = { thread_id: string; actor_id: string }

/** Gives a group a title, and reports it there. */
export function renameThread(
  ctx: Ctx,
  { thread_id, actor_id, title }: Change & { title: string },
): Promise<void> {
  return changeGroup(ctx, { thread_id, actor_id }, async (tx, thread) => {
    if (thread.title === title) return
    await setThreadTitle(tx, thread_id, title)
    await publishEntry(ctx, tx, thread_id, 'thread_updated', actor_id)
    await report(ctx, tx, { thread, actor_id, event: 'renamed', title })
  })
}

/** Adds people to a group, who see messages from now on. */
export function addParticipants(
  ctx: Ctx,
  { thread_id, actor_id, user_ids }: Change & { user_ids: readonly string[] },
): Promise<void> {
  return changeGroup(ctx, { thread_id, actor_id }, async (tx, thread) => {
    const { last_ts: joined_ts, seq: joined_seq } = thread
    const added_by = actor_id
    const joined = { thread_id, user_ids, added_by, joined_ts, joined_seq, now: ctx.now() }
    const added = await insertParticipants(tx, joined)
    if (added.length === 0) return
    if (thread.participant_count + added.length > MAX_PARTICIPANTS)
      throw new CallError('too_many_participants', { max: MAX_PARTICIPANTS })
    for (const user_id of added) await publishEntry(ctx, tx, thread_id, 'participant_added', user_id)
    await report(ctx, tx, { thread, actor_id, event: 'added', user_ids: added })
  })
}

/** Removes a person from a group, who may be the actor; false if they take no part. Their sockets lose it at once. */
export async function removeParticipant(
  ctx: Ctx,
  { thread_id, actor_id, user_id }: Change & { user_id: string },
): Promise<boolean> {
  let is_removed = false
  await changeGroup(ctx, { thread_id, actor_id }, async (tx, thread) => {
    is_removed = await deleteParticipant(tx, thread_id, user_id)
    if (!is_removed) return
    // Whoever is left with one other person sees that person's name as the title.
    if (thread.participant_count <= 3) await setThreadTitle(tx, thread_id, null)
    await publishEntry(ctx, tx, thread_id, 'participant_removed', user_id)
    const has_left = user_id === actor_id
    await report(ctx, tx, {
      thread,
      actor_id,
      event: has_left ? 'left' : 'removed',
      user_ids: [user_id],
      also: user_id,
    })
    const { realtime } = ctx.services
    tx.afterCommit(() => {
      realtime.unsubscribe(tx.app_id, user_id, threadChannelName(thread_id))
      realtime.recheck(tx.app_id, user_id)
    })
  })
  return is_removed
}

/** Locks a group for a change by one of its participants; whoever was removed meanwhile no longer knows it. */
async function changeGroup(
  ctx: Ctx,
  { thread_id, actor_id }: Change,
  work: (tx: AppTx, thread: LockedThread) => Promise<void>,
): Promise<void> {
  await ctx.write(async (tx) => {
    const thread = await lockPrivateThread(tx, thread_id, actor_id)
    if (!thread) throw notFound()
    await work(tx, thread)
  })
}

type EntryType = Extract<ThreadEvent['type'], 'participant_added' | 'participant_removed' | 'thread_updated'>

/** Logs and publishes what happened to people or settings of a thread. */
export async function publishEntry(
  ctx: Ctx,
  tx: AppTx,
  thread_id: string,
  type: EntryType,
  user_id: string,
): Promise<void> {
  const seq = await appendLogEntry(tx, { thread_id, type, message_ts: '0', user_id, now: ctx.now() })
  publishEvents(tx, ctx.services, thread_id, [{ type, seq, data: { user_id } }])
}

type Report = {
  thread: LockedThread
  actor_id: string
  event: 'renamed' | 'added' | 'removed' | 'left'
  user_ids?: readonly string[]
  title?: string
  /** Somebody who takes no part any more and hears of it. */
  also?: string
}

async function report(
  ctx: Ctx,
  tx: AppTx,
  { thread: { id }, actor_id, event, user_ids, title, also }: Report,
): Promise<void> {
  const thread = { id, kind: 'group' as const }
  const details = { event, user_ids: user_ids ?? [], title: title ?? null }
  await publishNotification(tx, ctx.services, { thread, actor_id, ...details, now: ctx.now() })
  const readers = [...(await listParticipantIds(tx, id)), ...(also === undefined ? [] : [also])]
  await notifyReaders(tx, ctx.services, { thread, actor_id, user_ids: readers })
}
