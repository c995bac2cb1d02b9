import type { Thread } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { createReader } from './create-reader.ts'
import { presentThreads } from './present-thread.ts'
import { readThreads, type ThreadRow } from './repository/thread-rows.ts'
import type { ThreadAccess } from './thread-access.ts'

/** Presents one thread that the viewer may read; the thread of a page is there before its first message. */
export async function loadThread(
  ctx: Ctx,
  viewer: Viewer | null,
  id: string,
  access: ThreadAccess,
): Promise<Thread> {
  const reader = await createReader(ctx, viewer)
  const [row = createEmptyRow(id)] = await readThreads(ctx.db, [id], reader)
  const [thread] = await presentThreads(ctx, viewer, reader, [{ row, access }])
  if (!thread) throw new Error('A thread was not presented.')
  return thread
}

function createEmptyRow(id: string): ThreadRow {
  return {
    id,
    kind: 'page',
    title: null,
    has_been_renamed: false,
    posting: 'everyone',
    pair_key: null,
    created_by: null,
    parent_thread_id: null,
    parent_ts: null,
    participant_count: 0,
    is_archived: false,
    created_at: null,
    joined_ts: null,
    seq: 0,
    message_count: 0,
    author_count: 0,
    people_count: 0,
    last_message_read_ts: null,
    unread_count: 0,
    notifications_enabled: true,
    muted_until: null,
    has_contributed: false,
    is_read_by_team: false,
    latest: null,
  }
}
