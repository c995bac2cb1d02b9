import { allow, type Decision } from './decision.ts'

/** For calls open to anyone; the query limits what they can see. */
export const anyone = (): Decision => allow

/** For calls that any signed-in user may make about themselves; sign-in has been checked before. */
export const anySignedIn = (): Decision => allow

/** For calls that any member may make about themselves; membership has been checked before. */
export const anyMember = (): Decision => allow

/** For calls open to any team member of the account; the role has been checked before. */
export const anyTeamMember = (): Decision => allow
