import type {
  BlockedPerson,
  NoMessageReason,
  PersonCard,
  PersonProfile,
} from '@foyer/contract/directory/people-shapes'
import { avatarUrls } from '@foyer/contract/identity/shapes'
import { isStaff } from '@foyer/domain/directory'
import { canMessage, type MessagingSettings } from '@foyer/domain/messaging'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import type { KnownPerson } from './person-relation.ts'
import type { BlockedRow } from './repository/blocks.ts'
import type { PersonFacts } from './repository/people.ts'

/** The viewer and the app's messaging settings. */
type PresentContext = { viewer: MemberViewer; messaging: MessagingSettings }

/** Returns why a viewer may not write to a visible person, or null when they may. */
function findNoMessageReason(
  { viewer, messaging }: PresentContext,
  person: PersonFacts,
  is_blocked_by_me: boolean,
): NoMessageReason | null {
  if (is_blocked_by_me) return 'is_blocked_by_me'
  const decision = canMessage(messaging, viewer, { ...person, is_blocked: false })
  if (decision.allowed) return null
  return decision.reason === 'hidden' ? 'not_accepting' : decision.reason
}

/** Presents a person in a list. Returns null for someone who must not be listed. */
export function presentPerson(context: PresentContext, person: PersonFacts): PersonCard | null {
  const { user_id, subscriber_id, name, avatar_urls } = person
  if (subscriber_id === null) return null
  const can_message = findNoMessageReason(context, person, false) === null
  return { user_id, subscriber_id, name, avatar_urls, is_staff: isStaff(person), can_message }
}

/** One person's profile. */
export function presentProfile(
  context: PresentContext,
  person: KnownPerson,
  is_blocked_by_me: boolean,
): PersonProfile {
  const reason = findNoMessageReason(context, person, is_blocked_by_me)
  const is_staff = isStaff(person)
  return {
    user_id: person.user_id,
    subscriber_id: person.subscriber_id,
    name: person.name,
    avatar_urls: person.avatar_urls,
    is_staff,
    can_message: reason === null,
    member_since: person.member_since.toISOString(),
    no_message_reason: reason,
    is_blocked_by_me,
    abilities: { block: !is_staff && person.user_id !== context.viewer.user_id && !is_blocked_by_me },
  }
}

/** Presents a blocked person. For people who have left or are suspended, only the name. */
export function presentBlocked(row: BlockedRow): BlockedPerson {
  const is_here = row.subscriber_id !== null && row.suspended_at === null && row.deletes_at === null
  return {
    user_id: row.id,
    name: row.name,
    avatar_urls: is_here ? avatarUrls.parse(row.avatar_urls) : null,
    blocked_at: row.created_at.toISOString(),
  }
}
