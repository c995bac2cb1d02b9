import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { MemberViewer, TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** A form as far as the viewer may know of its page. */
export type FormFacts = { is_known: boolean }

/** Who may do what with forms and their answers. Pure: facts in, decision out. */
export const formsPolicy = {
  /** A form that the viewer may not know of is answered as unknown; a locked one has its own refusal. */
  discoverForm: (_viewer: Viewer | null, form: FormFacts): Decision => (form.is_known ? allow : hide),

  /** A member can list their own submissions, even when the form is gone. */
  listOwn: (_viewer: MemberViewer, form: FormFacts & { has_submissions: boolean }): Decision =>
    form.has_submissions || form.is_known ? allow : hide,

  /** Only the member's own are ever looked up. */
  listMine: (_viewer: MemberViewer): Decision => allow,

  /** Submissions are looked up among the member's own; any other id does not exist. */
  readOwnSubmission: (_viewer: MemberViewer, submission: object | null): Decision =>
    submission ? allow : hide,

  /** A block that the viewer may not read, or that shows no form, is answered as unknown; the answers are their own. */
  readBlockAnswers: (_viewer: MemberViewer, block: { shows_form: boolean }): Decision =>
    block.shows_form ? allow : hide,

  /** Answers are readable by the team of the app's account, as the route has verified. */
  readAnswers: (_viewer: TeamViewer, form: { exists: boolean }): Decision => (form.exists ? allow : hide),
}
