import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { Viewer } from '../../platform/session/viewer.ts'

/** A published page as far as the viewer may know of it. */
export type PageFacts = { is_known: boolean }

/** Who may do what about their own progress. Pure: facts in, decision out. */
export const progressPolicy = {
  /** What they may not know of answers like an unknown id; being locked is told by the call's own refusal. */
  discoverPage: (_viewer: Viewer | null, page: PageFacts): Decision => (page.is_known ? allow : hide),

  /** A run of one's own can be left though its page is gone. */
  leavePage: (_viewer: Viewer, page: PageFacts & { has_run: boolean }): Decision =>
    page.has_run || page.is_known ? allow : hide,
}
