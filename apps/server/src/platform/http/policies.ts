import { allow, type Decision } from './decision.ts'

/** For calls that anyone may make; what they may see is settled by the query itself. */
export const anyone = (): Decision => allow

/** For calls that any signed-in user may make about themselves; the door has proven the sign-in. */
export const anySignedIn = (): Decision => allow

/** For calls that any member may make about themselves; the door has proven the membership. */
export const anyMember = (): Decision => allow

/** For calls that any team member of the account may make; the door has proven the role. */
export const anyTeamMember = (): Decision => allow
