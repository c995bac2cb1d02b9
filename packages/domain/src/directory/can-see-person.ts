/** The viewer of a list of people; a guest has no id. */
export interface PersonViewer {
  user_id: string | null
  is_admin: boolean
  is_account_admin: boolean
}

/** A person of the app, with the facts that decide whether the viewer sees them. */
export interface PersonFacts {
  user_id: string
  /** Null until a private app has let them in. */
  subscriber_id: string | null
  is_admin: boolean
  is_app_messaging_profile: boolean
  profile_visibility: 'public' | 'private'
  is_suspended: boolean
  /** The account is closed, and erased unless the person signs in before. */
  has_closed: boolean
  /** Either of the two has blocked the other. */
  is_blocked: boolean
}

/**
 * Whether a person is a team member or the profile that the app itself writes as: shown as staff, whatever their
 * visibility.
 */
export function isStaff(person: Pick<PersonFacts, 'is_admin' | 'is_app_messaging_profile'>): boolean {
  return person.is_admin || person.is_app_messaging_profile
}

/** Whether a person is a member of the app now: approved, not suspended, and without a closed account. */
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
 * Whether a viewer sees a person, in every list of people. A hidden person is treated as unknown, so that neither a
 * block nor a private profile is revealed.
 */
export function canSeePerson(viewer: PersonViewer, person: PersonFacts): boolean {
  if (viewer.user_id === person.user_id) return true
  if (!isActiveMember(person) || person.is_blocked) return false
  return isStaff(person) || person.profile_visibility === 'public' || canSeePrivateProfiles(viewer)
}
