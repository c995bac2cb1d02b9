import { canSeePerson, isActiveMember } from '@foyer/domain/directory'
import { canMessage } from '@foyer/domain/messaging'
import type { Ctx } from '../../platform/context.ts'
import { CallError, invalidField } from '../../platform/errors.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findPeopleBySubscriber, findPeopleByUser, type PersonFacts } from '../directory/index.ts'
import { listHiddenUsers } from './list-hidden-users.ts'

/** Finds the people of a conversation beside the viewer; members who left, or a block on either side, count as unknown. */
export function findKnownPeople(
  ctx: Ctx,
  viewer: MemberViewer,
  subscriber_ids: readonly string[],
): Promise<PersonFacts[] | null> {
  const ids = [...new Set(subscriber_ids)].filter((id) => id !== viewer.subscriber_id)
  return filterKnown(ctx, viewer, ids, findPeopleBySubscriber)
}

/** The same by user ids. */
export function findKnownUsers(
  ctx: Ctx,
  viewer: MemberViewer,
  user_ids: readonly string[],
): Promise<PersonFacts[] | null> {
  const ids = [...new Set(user_ids)].filter((id) => id !== viewer.user_id)
  return filterKnown(ctx, viewer, ids, findPeopleByUser)
}

async function filterKnown(
  ctx: Ctx,
  viewer: MemberViewer,
  ids: readonly string[],
  find: typeof findPeopleByUser,
): Promise<PersonFacts[] | null> {
  const [people, hidden] = await Promise.all([find(ctx.db, ids), listHiddenUsers(ctx, viewer.user_id)])
  const known = people.filter((person) => isActiveMember(person) && !hidden.has(person.user_id))
  return known.length === ids.length ? known : null
}

/** Throws where the viewer may not start writing to one of these people. */
export function checkRecipients(
  ctx: Ctx,
  viewer: MemberViewer,
  people: readonly PersonFacts[],
  field: string,
): void {
  for (const person of people) {
    const facts = { ...person, is_blocked: false }
    if (!canSeePerson(viewer, facts)) throw unknownMember(field)
    if (!canMessage(ctx.app.messaging, viewer, facts).allowed) throw new CallError('not_accepting_messages')
  }
}

/** The refusal for a person who is not there, or not for this viewer. */
export function unknownMember(field: string): CallError {
  return invalidField(field, 'unknown_member')
}
