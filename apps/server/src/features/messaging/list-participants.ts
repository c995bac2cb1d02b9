import { createMatcher, foldWords } from '@foyer/domain/search'
import type { ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findPeopleByUser, listVisiblePeople, type PersonFacts } from '../directory/index.ts'
import { listHiddenUsers } from './list-hidden-users.ts'
import { listParticipantIds } from './repository/thread-people.ts'
import { listAuthors } from './repository/threads.ts'

/** More people are found by a term. */
const MAX_LISTED = 500

type Query = { id: string; kind: ThreadType; term: string }

/**
 * Lists the people of a thread whose names match a term: the participants of a private thread, members for a feed, and
 * else those who have written. Hidden people are absent.
 */
export async function findParticipants(
  ctx: Ctx,
  viewer: MemberViewer,
  { id, kind, term }: Query,
): Promise<PersonFacts[]> {
  if (kind === 'feed') return listVisiblePeople(ctx.db, viewer, { term, limit: MAX_LISTED })
  const is_private = kind === 'direct' || kind === 'group'
  const [ids, hidden] = await Promise.all([
    is_private ? listParticipantIds(ctx.db, id) : listAuthors(ctx.db, id, { limit: MAX_LISTED }),
    listHiddenUsers(ctx, viewer.user_id),
  ])
  const people = await findPeopleByUser(
    ctx.db,
    ids.filter((user_id) => !hidden.has(user_id)),
  )
  const by_id = new Map(people.map((person) => [person.user_id, person]))
  const matches = createMatcher(term)
  return ids
    .flatMap((user_id) => by_id.get(user_id) ?? [])
    .filter(({ name }) => term === '' || matches(foldWords(name)))
}

/** Counts the members who read a feed, as far as they are listed. */
export async function countFeedMembers(ctx: Ctx, viewer: MemberViewer): Promise<number> {
  return (await listVisiblePeople(ctx.db, viewer, { limit: MAX_LISTED })).length
}
