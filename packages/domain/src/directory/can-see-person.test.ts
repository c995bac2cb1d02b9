import { describe, expect, it } from 'vitest'
import { canSeePerson, type PersonViewer, type PersonFacts } from './can-see-person.ts'

const ann: PersonViewer = { user_id: 'ann', is_admin: false, is_account_admin: false }
const bo: PersonFacts = {
  user_id: 'bo',
  subscriber_id: 'bo-here',
  is_admin: false,
  is_app_messaging_profile: false,
  profile_visibility: 'public',
  is_suspended: false,
  has_closed: false,
  is_blocked: false,
}

describe('canSeePerson', () => {
  const hidden = { profile_visibility: 'private' } as const
  const hiddenPerson = { is_suspended: true, subscriber_id: null, is_blocked: true } as const

  it.each<[string, Partial<PersonViewer>, Partial<PersonFacts>, boolean]>([
    ['a member sees a member', {}, {}, true],
    ['a guest sees a member', { user_id: null }, {}, true],
    ['a private profile is hidden from members', {}, hidden, false],
    ['and from guests', { user_id: null }, hidden, false],
    ['an admin sees private profiles', { is_admin: true }, hidden, true],
    ['so does an account admin', { is_account_admin: true }, hidden, true],
    ['the team is always shown', {}, { ...hidden, is_admin: true }, true],
    ['so is the profile as whom the app writes', {}, { ...hidden, is_app_messaging_profile: true }, true],
    ['who is suspended is gone', {}, { is_suspended: true }, false],
    ['who has closed their account is gone', {}, { has_closed: true }, false],
    ['even of the team', {}, { is_suspended: true, is_admin: true }, false],
    ['even for an admin', { is_admin: true }, { is_suspended: true }, false],
    ['who was not let in yet is not there', {}, { subscriber_id: null }, false],
    ['a block hides', {}, { is_blocked: true }, false],
    ['also from an admin', { is_admin: true, is_account_admin: true }, { is_blocked: true }, false],
    ['also one of the team', {}, { is_blocked: true, is_admin: true }, false],
    ['one always sees oneself', { user_id: 'bo' }, { ...hidden, ...hiddenPerson }, true],
  ])('%s', (_sentence, viewer, person, is_visible) => {
    expect(canSeePerson({ ...ann, ...viewer }, { ...bo, ...person })).toBe(is_visible)
  })
})
