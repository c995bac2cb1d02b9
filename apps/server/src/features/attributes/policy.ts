import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'

type AttributeFacts = { exists: boolean }

/** Who may use and change attributes. Pure; the app is of the caller's account, and their role is that of the call. */
export const attributesPolicy = {
  list: (_viewer: TeamViewer): Decision => allow,
  create: (_viewer: TeamViewer): Decision => allow,
  use: (_viewer: TeamViewer, { exists }: AttributeFacts): Decision => (exists ? allow : hide),
}
