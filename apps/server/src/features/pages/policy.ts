import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** The facts about a draft page that policies use. */
export type DraftFacts = { exists: boolean }

/** The access decision about a page for the viewer. */
export type ReadFacts = { is_known: boolean }

/** The facts about a preview: whether its grant is valid, and whether it covers the page. */
export type PreviewFacts = { is_granted: boolean; is_in_tree: boolean }

/** Who may do what to pages. Pure: facts in, decision out. */
export const pagesPolicy = {
  /** The library and its releases: any team member of the app's account, as the route has verified. */
  useStudio: (_viewer: TeamViewer): Decision => allow,
  /** A pattern or template of the app. */
  usePattern: (_viewer: TeamViewer, pattern: { exists: boolean }): Decision =>
    pattern.exists ? allow : hide,
  useTag: (_viewer: TeamViewer, tag: { exists: boolean }): Decision => (tag.exists ? allow : hide),
  editPage: (_viewer: TeamViewer, page: DraftFacts): Decision => (page.exists ? allow : hide),
  /** A page that the viewer may not know of reads like one that does not exist. */
  discoverPage: (_viewer: Viewer | null, page: ReadFacts): Decision => (page.is_known ? allow : hide),
  /** Only the grant decides; the signed-in viewer does not matter. */
  readPreview: (_viewer: Viewer | null, { is_granted, is_in_tree }: PreviewFacts): Decision => {
    if (!is_granted) return deny
    return is_in_tree ? allow : hide
  },
}
