import type { Mention } from '@foyer/contract/messaging/shapes'
import { formatMention } from '@foyer/domain/messaging'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findReaders } from '../access/index.ts'
import { findVisiblePeople, type PersonFacts } from '../directory/index.ts'
import { listHiddenUsers } from './list-hidden-users.ts'
import { filterParticipants, findThreadFacts } from './repository/thread-facts.ts'
import type { ThreadAccess } from './thread-access.ts'

/**
 * Returns the mentions of a text to store: of the named ids those that the viewer sees, that may read the thread, and
 * whose name the text mentions. Others stay plain text and are not refused, because people leave while one writes.
 */
export async function resolveMentions(
  ctx: Ctx,
  viewer: MemberViewer,
  { access, text, user_ids }: { access: ThreadAccess; text: string; user_ids: readonly string[] },
): Promise<Mention[]> {
  const hidden = user_ids.length === 0 ? new Set<string>() : await listHiddenUsers(ctx, viewer.user_id)
  const ids = [...new Set(user_ids)].filter((id) => !hidden.has(id))
  if (ids.length === 0) return []
  const people = await findVisiblePeople(ctx.db, viewer, ids)
  const named = people.filter(({ name }) => text.includes(formatMention(name)))
  const readers = await findThreadReaders(ctx, access, named)
  return readers.map(({ user_id, name }) => ({ user_id, name }))
}

/** Filters people to those who may read a thread. */
async function findThreadReaders(
  ctx: Ctx,
  { page, row }: ThreadAccess,
  people: readonly PersonFacts[],
): Promise<PersonFacts[]> {
  if (page) return findReaders(ctx, page, people)
  const above =
    row?.parent_thread_id == null ? row : await findThreadFacts(ctx.db, row.parent_thread_id, null)
  if (!above) return []
  if (above.kind === 'feed') return [...people]
  const ids = await filterParticipants(
    ctx.db,
    above.id,
    people.map(({ user_id }) => user_id),
  )
  return people.filter(({ user_id }) => ids.has(user_id))
}
