import type { Ctx } from '../../platform/context.ts'
import { decideFromFacts, type PageDecision } from './decide.ts'
import { buildAccessFacts, type AccessFacts, type AccessCaller } from './facts.ts'
import { readOwnedAccess } from './repository/facts.ts'
import { findPeopleBySubscriber } from '../directory/index.ts'

/** A member without entitlements: pages accessible to them are accessible to every member. */
const MEMBER_WITHOUT_PRODUCTS = { subscriber_id: '00000000-0000-0000-0000-000000000000', is_admin: false }

/**
 * Filters members to those who may read a page that has already been decided once. Reuses its gates, so one
 * statement loads the owned access, and none if every member may read it. `now` is the present by default.
 */
export async function findReaders<Member extends NonNullable<AccessCaller>>(
  ctx: Ctx,
  { page_id, gates }: Pick<PageDecision, 'page_id' | 'gates'>,
  members: readonly Member[],
  now: Date = ctx.now(),
): Promise<Member[]> {
  const canRead = (facts: AccessFacts<PageDecision['gates']>): boolean => {
    const { decision, is_hidden } = decideFromFacts(ctx.app, facts, page_id, now)
    return decision.granted && !is_hidden
  }
  if (members.length === 0 || canRead(buildAccessFacts(MEMBER_WITHOUT_PRODUCTS, gates, undefined)))
    return [...members]
  const subscriber_ids = members.flatMap(({ subscriber_id }) => subscriber_id ?? [])
  const owned = await readOwnedAccess(ctx.db, { subscriber_ids, page_ids: [page_id], now })
  return members.filter((member) =>
    canRead(buildAccessFacts(member, gates, owned.get(member.subscriber_id ?? ''))),
  )
}

/** Finds the member named in an owner's call as an access caller; null if this app has none. */
export async function findMember(
  ctx: Ctx,
  subscriber_id: string,
): Promise<{ subscriber_id: string; is_admin: boolean } | null> {
  const [person] = await findPeopleBySubscriber(ctx.db, [subscriber_id])
  return person ? { subscriber_id, is_admin: person.is_admin } : null
}
