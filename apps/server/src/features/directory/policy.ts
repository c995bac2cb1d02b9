import type { MemberViewer } from '../../platform/session/viewer.ts'
import { allow, hide, type Decision } from '../../platform/http/decision.ts'

/** Who may know of other members. Pure: facts in, decision out. */
export const directoryPolicy = {
  /** A person or thread hidden from a member is reported like one that does not exist. */
  discoverPerson: (_viewer: MemberViewer, { is_known }: { is_known: boolean }): Decision =>
    is_known ? allow : hide,
}
