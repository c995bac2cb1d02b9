import { allow, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'

/** Authorizes the use of the app's library: any team member of its account, which is checked before. */
export const mediaPolicy = {
  readLibrary: (_viewer: TeamViewer): Decision => allow,
  changeLibrary: (_viewer: TeamViewer): Decision => allow,
}
