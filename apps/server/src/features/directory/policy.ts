import type { MemberViewer } from '../../platform/session/viewer.ts'
import { allow, hide, type Decision } from '../../platform/http/decision.ts'

/** Who may know of other members. Pure: facts in, decision out. */
export const directoryPolicy = {
  /** Whom, or which thread, a member may not know of is as unknown to them as one that is not there. */
  discoverPerson: (_viewer: MemberViewer, { is_known }: { is_known: boolean }): Decision =>
    is_known ? allow : hide,
}
