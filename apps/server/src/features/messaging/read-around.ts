import type { OutputOf } from '@foyer/contract'
import type { readReportedThread } from '@foyer/contract/messaging/read-reported-thread'
import type { Ctx } from '../../platform/context.ts'
import { loadMessageContext } from './message-context.ts'
import { presentShared } from './presenter.ts'
import { listMessages } from './repository/messages.ts'
import type { CaseRow } from './repository/moderation-cases.ts'
import { findThreadRoots } from './repository/thread-roots.ts'

/** Messages of one part, before and after a place. */
const PART_LENGTH = 25

/** Reads a part of a thread as the team sees it: around the message of a case, or on from another message. */
export async function readAround(
  ctx: Ctx,
  { thread_id, message_ts }: Pick<CaseRow, 'thread_id' | 'message_ts'>,
  { before, after }: { before: string | undefined; after: string | undefined },
): Promise<OutputOf<typeof readReportedThread>> {
  const range = { thread_id, user_id: null, hidden: [], limit: PART_LENGTH }
  const is_start = before === undefined && after === undefined
  const end = is_start ? String(BigInt(message_ts) + 1n) : before
  const start = is_start ? message_ts : after
  const [earlier, later] = await Promise.all([
    end === undefined
      ? null
      : listMessages(ctx.db, { ...range, before: end, after: undefined, order: 'desc' }),
    start === undefined
      ? null
      : listMessages(ctx.db, { ...range, before: undefined, after: start, order: 'asc' }),
  ])
  const rows = [...(earlier?.messages.toReversed() ?? []), ...(later?.messages ?? [])]
  const [root] = await findThreadRoots(ctx.db, [thread_id])
  const context = await loadMessageContext(ctx, { thread_id, kind: root?.kind ?? 'page' }, rows, {
    user_id: null,
    hidden: [],
    is_for_team: true,
  })
  return {
    messages: rows.map((row) => presentShared(row, context)),
    has_earlier: (earlier?.remaining_messages ?? 0) > 0,
    has_later: (later?.remaining_messages ?? 0) > 0,
  }
}
