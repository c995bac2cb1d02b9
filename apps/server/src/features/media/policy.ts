import { allow, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'

/** Who may use the app's library: any team member of its account, which the door has proven. */
export const mediaPolicy = {
  readLibrary: (_viewer: TeamViewer): Decision => allow,
  changeLibrary: (_viewer: TeamViewer): Decision => allow,
}
