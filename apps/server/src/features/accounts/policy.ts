import type { MemberViewer, TeamViewer, Viewer } from '../../platform/session/viewer.ts'
import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'

/** Where a request for a session says it comes from. */
export type SignInFacts = { is_own_page: boolean }

/** Who may do what to sessions and people. Pure: facts in, decision out. */
export const accountsPolicy = {
  /** Sessions start from the app's own pages alone, so that no foreign page signs anyone in or reads a token. */
  startSession: (_viewer: unknown, { is_own_page }: SignInFacts): Decision => (is_own_page ? allow : deny),

  /** Whoever is signed in as themselves has no preview to be told of. */
  readViewing: (viewer: Pick<Viewer, 'viewed_by'>): Decision => (viewer.viewed_by ? allow : hide),

  /** A person ends what they have signed in themselves; any other session does not exist. */
  endSession: (viewer: { user_id: string }, session: { user_id: string } | null): Decision =>
    session?.user_id === viewer.user_id ? allow : hide,

  /** The team reads the people of its own app; any other id does not exist. */
  readMember: (_viewer: TeamViewer, member: object | null): Decision => (member ? allow : hide),

  /** Whom, or which thread, a member may not know of is as unknown to them as one that is not there. */
  knowOf: (_viewer: MemberViewer, { is_known }: { is_known: boolean }): Decision => (is_known ? allow : hide),

  /** People change their own passkeys; anybody else's does not exist. */
  changePasskey: (_viewer: unknown, passkey: object | null): Decision => (passkey ? allow : hide),

  /** Mails hold links that sign people in, so they can be read where nobody real receives any. */
  readMailbox: (_viewer: unknown, { is_production }: { is_production: boolean }): Decision =>
    is_production ? hide : allow,
}
