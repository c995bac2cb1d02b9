import { canSeePerson, isActiveMember, isStaff } from '@foyer/domain/directory'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findBlocksBetween } from './repository/blocks.ts'
import { toPersonFacts, type PersonFacts } from './repository/people.ts'
import { findUser } from '../identity/index.ts'

/** A member with the day since when. */
export type KnownPerson = PersonFacts & { subscriber_id: string; member_since: Date }

/** The blocks and visibility between a viewer and one person. */
export type PersonRelation = {
  person: KnownPerson | null
  /** The viewer may know of them: they see them, or have blocked them themselves. */
  is_known: boolean
  /**
   * Whether the viewer may block them: also with a private profile, since their messages are visible. False when
   * they have blocked the viewer.
   */
  may_be_blocked: boolean
  is_self: boolean
  is_staff: boolean
  is_blocked_by_me: boolean
}

const UNKNOWN: PersonRelation = {
  person: null,
  is_known: false,
  may_be_blocked: false,
  is_self: false,
  is_staff: false,
  is_blocked_by_me: false,
}

/**
 * Finds the relation to one person by id. A person whom the viewer has blocked stays known, so that the block can be
 * removed and does not reveal whether it is mutual.
 */
export async function findPersonRelation(
  ctx: Ctx,
  viewer: MemberViewer,
  user_id: string,
): Promise<PersonRelation> {
  const [found, blocks] = await Promise.all([
    findUser(ctx.db, user_id),
    findBlocksBetween(ctx.db, viewer.user_id, user_id),
  ])
  if (!found) return UNKNOWN
  const facts = toPersonFacts(found)
  const { subscriber_id, member_since } = found
  const is_here = isActiveMember(facts)
  const is_blocked_by_me = blocks.by_one
  const is_visible = canSeePerson(viewer, { ...facts, is_blocked: blocks.by_one || blocks.by_other })
  return {
    person:
      subscriber_id === null || member_since === null ? null : { ...facts, subscriber_id, member_since },
    is_known: is_visible || (is_blocked_by_me && is_here),
    may_be_blocked: is_here && (is_blocked_by_me || !blocks.by_other),
    is_self: viewer.user_id === user_id,
    is_staff: isStaff(facts),
    is_blocked_by_me,
  }
}
