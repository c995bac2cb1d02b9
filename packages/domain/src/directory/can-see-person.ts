/** Whoever looks for people; a guest has no id. */
export interface PersonViewer {
  user_id: string | null
  is_admin: boolean
  is_account_admin: boolean
}

/** Somebody of the app, and what stands between them and the viewer. */
export interface PersonFacts {
  user_id: string
  /** Null until a private app has let them in. */
  subscriber_id: string | null
  is_admin: boolean
  is_app_messaging_profile: boolean
  profile_visibility: 'public' | 'private'
  is_suspended: boolean
  /** They have closed their account; it goes unless they come back. */
  has_closed: boolean
  /** Either of the two has blocked the other. */
  is_blocked: boolean
}

/** The team and the profile as whom the app itself writes: shown as staff, whatever they show of themselves. */
export function isStaff(person: Pick<PersonFacts, 'is_admin' | 'is_app_messaging_profile'>): boolean {
  return person.is_admin || person.is_app_messaging_profile
}

/** Whether somebody is a member of the app now: let in, not suspended, and not about to leave. */
export function isActiveMember(
  person: Pick<PersonFacts, 'subscriber_id' | 'is_suspended' | 'has_closed'>,
): boolean {
  return person.subscriber_id !== null && !person.is_suspended && !person.has_closed
}

/** Whether a viewer sees private profiles, too. */
export function canSeePrivateProfiles(viewer: PersonViewer): boolean {
  return viewer.is_admin || viewer.is_account_admin
}

/**
 * Whether a person is there for a viewer, in every list of people. Who is not there is answered like somebody unknown,
 * so that neither a block nor a private profile is ever told.
 */
export function canSeePerson(viewer: PersonViewer, person: PersonFacts): boolean {
  if (viewer.user_id === person.user_id) return true
  if (!isActiveMember(person) || person.is_blocked) return false
  return isStaff(person) || person.profile_visibility === 'public' || canSeePrivateProfiles(viewer)
}
