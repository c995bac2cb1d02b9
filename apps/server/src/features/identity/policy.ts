import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'

/** The origin of a request for a session. */
export type SignInFacts = { is_same_origin: boolean }

/** Who may do what to sessions and people. Pure: facts in, decision out. */
export const identityPolicy = {
  /** Sessions start only from the app's own pages, so that no foreign page signs anyone in or reads a token. */
  startSession: (_viewer: unknown, { is_same_origin }: SignInFacts): Decision =>
    is_same_origin ? allow : deny,

  /** A person ends what they have signed in themselves; any other session does not exist. */
  endSession: (viewer: { user_id: string }, session: { user_id: string } | null): Decision =>
    session?.user_id === viewer.user_id ? allow : hide,

  /** People change their own passkeys; anybody else's does not exist. */
  changePasskey: (_viewer: unknown, passkey: object | null): Decision => (passkey ? allow : hide),
}
