import type { TeamViewer, Viewer } from '../../platform/session/viewer.ts'
import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'

/** Somebody of the app, or null. Whoever has been erased is nobody any more. */
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

  /** Seeing everything as somebody else sees it is for who runs the account. */
  view: (viewer: TeamViewer, { member }: MemberFacts): Decision => {
    if (!isPresent(member)) return hide
    return viewer.role === 'admin' ? deny : allow
  },

  import: (viewer: TeamViewer): Decision => (viewer.role === 'admin' ? deny : allow),

  changeInvitation: (_viewer: TeamViewer, { invitation }: { invitation: object | null }): Decision =>
    invitation ? allow : hide,

  /** The team reads the people of its own app; any other id does not exist. */
  readMember: (_viewer: TeamViewer, member: object | null): Decision => (member ? allow : hide),

  /** Whoever is signed in as themselves has no preview to be told of. */
  readViewing: (viewer: Pick<Viewer, 'viewed_by'>): Decision => (viewer.viewed_by ? allow : hide),
}
