import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** A page of the draft, as far as a policy judges it. */
export type DraftFacts = { exists: boolean }

/** What was decided about a page for whoever asks. */
export type ReadFacts = { is_known: boolean }

/** What was found out about a preview: whether its grant holds, and whether the page is one that it may show. */
export type PreviewFacts = { is_granted: boolean; is_in_tree: boolean }

/** Who may do what to pages. Pure: facts in, decision out. */
export const pagesPolicy = {
  /** The library and its releases: any team member of the app's account, which the door has proven. */
  useStudio: (_viewer: TeamViewer): Decision => allow,
  editPage: (_viewer: TeamViewer, page: DraftFacts): Decision => (page.exists ? allow : hide),
  /** A page that the viewer may not know of reads like one that does not exist. */
  discoverPage: (_viewer: Viewer | null, page: ReadFacts): Decision => (page.is_known ? allow : hide),
  /** The grant decides alone: who is signed in neither opens nor shuts anything. */
  readPreview: (_viewer: Viewer | null, { is_granted, is_in_tree }: PreviewFacts): Decision => {
    if (!is_granted) return deny
    return is_in_tree ? allow : hide
  },
}
