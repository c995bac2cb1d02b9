import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { Viewer } from '../../platform/session/viewer.ts'

/** A published page as far as the viewer may know of it. */
export type PageFacts = { is_known: boolean }

/** Who may do what about their own progress. Pure: facts in, decision out. */
export const progressPolicy = {
  /** A page that the viewer may not know of is answered as unknown; a locked one has its own refusal. */
  discoverPage: (_viewer: Viewer | null, page: PageFacts): Decision => (page.is_known ? allow : hide),

  /** Members can leave their own run even when its page is gone. */
  leavePage: (_viewer: Viewer, page: PageFacts & { has_run: boolean }): Decision =>
    page.has_run || page.is_known ? allow : hide,

  /** The undo of leaving is for the member's own run, also when its page is gone. */
  restoreRun: (_viewer: Viewer, { has_run }: { has_run: boolean }): Decision => (has_run ? allow : hide),
}
