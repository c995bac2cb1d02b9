import type { Channel } from '@foyer/contract/messaging/channel-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import {
  countOpenChannels,
  findChannel,
  insertChannel,
  updateChannel as update,
} from '../repository/channels.ts'
import { lockThread } from '../repository/thread-changes.ts'
import { publishEntry } from './change-people.ts'
import { notifyReaders } from './notify-readers.ts'

const MAX_CHANNELS = 50

/** Creates a channel. */
export function createChannel(
  ctx: Ctx,
  actor_id: string,
  channel: Pick<Channel, 'title' | 'posting'>,
): Promise<Channel | null> {
  return ctx.write(async (tx) => {
    await checkCount(tx)
    const id = await insertChannel(tx, { ...channel, now: ctx.now() })
    await notifyReaders(tx, ctx.services, { thread: { id, kind: 'feed' }, actor_id })
    return findChannel(tx, id)
  })
}

/** Changes title and posting of a channel. */
export function updateChannel(
  ctx: Ctx,
  actor_id: string,
  { id, ...changes }: { id: string; title?: string; posting?: Channel['posting'] },
): Promise<Channel | null> {
  return ctx.write(async (tx) => {
    await lockThread(tx, id)
    if (Object.keys(changes).length > 0) {
      await update(tx, id, changes)
      await publishChange(ctx, tx, id, actor_id)
    }
    return findChannel(tx, id)
  })
}

/** Archives or restores a channel; its listeners are checked again at once. Doing it twice changes nothing. */
export function archiveChannel(
  ctx: Ctx,
  actor_id: string,
  { id, is_archived }: { id: string; is_archived: boolean },
): Promise<Channel | null> {
  return ctx.write(async (tx) => {
    await lockThread(tx, id)
    const before = await findChannel(tx, id)
    if (!before || (before.archived_at !== null) === is_archived) return before
    if (!is_archived) await checkCount(tx)
    await update(tx, id, { archived_at: is_archived ? ctx.now() : null })
    await publishChange(ctx, tx, id, actor_id)
    if (is_archived) tx.afterCommit(() => ctx.services.realtime.recheck(tx.app_id, null))
    return findChannel(tx, id)
  })
}

async function checkCount(tx: AppTx): Promise<void> {
  if ((await countOpenChannels(tx)) >= MAX_CHANNELS)
    throw new CallError('too_many_channels', { max: MAX_CHANNELS })
}

async function publishChange(ctx: Ctx, tx: AppTx, id: string, actor_id: string): Promise<void> {
  await publishEntry(ctx, tx, id, 'thread_updated', actor_id)
  await notifyReaders(tx, ctx.services, { thread: { id, kind: 'feed' }, actor_id })
}
