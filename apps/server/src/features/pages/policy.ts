import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** A page of the draft, as far as a policy judges it. */
export type DraftFacts = { exists: boolean }

/** What was decided about a page for whoever asks. */
export type ReadFacts = { is_known: boolean }

/** Who may do what to pages. Pure: facts in, decision out. */
export const pagesPolicy = {
  /** The library and its releases: any team member of the app's account, which the door has proven. */
  useStudio: (_viewer: TeamViewer): Decision => allow,
  editPage: (_viewer: TeamViewer, page: DraftFacts): Decision => (page.exists ? allow : hide),
  /** A page that the viewer may not know of reads like one that does not exist. */
  knowPage: (_viewer: Viewer | null, page: ReadFacts): Decision => (page.is_known ? allow : hide),
}
