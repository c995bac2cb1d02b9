import type { TeamViewer, Viewer } from '../../platform/session/viewer.ts'
import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'

/** A member of the app, or null. An erased member counts as null. */
export type MemberFacts = { member: { deletes_at: Date | null; erased_at: Date | null } | null }

const isPresent = (member: MemberFacts['member']): member is NonNullable<MemberFacts['member']> =>
  member !== null && member.erased_at === null

/** Who administers the members of an app. Pure: facts in, decision out. Deleting, and undoing it, is for who runs the account. */
export const memberPolicy = {
  administer: (_viewer: TeamViewer, { member }: MemberFacts): Decision => (isPresent(member) ? allow : hide),

  restore: (viewer: TeamViewer, { member }: MemberFacts): Decision => {
    if (!isPresent(member)) return hide
    return member.deletes_at !== null && viewer.role === 'admin' ? deny : allow
  },

  remove: (viewer: TeamViewer, { member }: MemberFacts): Decision => {
    if (!isPresent(member)) return hide
    return viewer.role === 'admin' ? deny : allow
  },

  /** Only owners and account admins may see the app as another person. */
  view: (viewer: TeamViewer, { member }: MemberFacts): Decision => {
    if (!isPresent(member)) return hide
    return viewer.role === 'admin' ? deny : allow
  },

  import: (viewer: TeamViewer): Decision => (viewer.role === 'admin' ? deny : allow),

  changeInvitation: (_viewer: TeamViewer, { invitation }: { invitation: object | null }): Decision =>
    invitation ? allow : hide,

  /** The team reads the people of its own app; any other id does not exist. */
  readMember: (_viewer: TeamViewer, member: object | null): Decision => (member ? allow : hide),

  /** A session without a preview has no preview to read. */
  readViewing: (viewer: Pick<Viewer, 'viewed_by'>): Decision => (viewer.viewed_by ? allow : hide),
}
