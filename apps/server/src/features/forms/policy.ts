import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { MemberViewer, TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** A form as far as the viewer may know of its page. */
export type FormFacts = { is_known: boolean }

/** Who may do what with forms and their answers. Pure: facts in, decision out. */
export const formsPolicy = {
  /** What they may not know of answers like an unknown id; being locked is told by the call's own refusal. */
  discoverForm: (_viewer: Viewer | null, form: FormFacts): Decision => (form.is_known ? allow : hide),

  /** What a member has sent stays their own to list, though its form is gone. */
  listOwn: (_viewer: MemberViewer, form: FormFacts & { has_submissions: boolean }): Decision =>
    form.has_submissions || form.is_known ? allow : hide,

  /** Only the member's own are ever looked up. */
  listMine: (_viewer: MemberViewer): Decision => allow,

  /** Submissions are looked up among the member's own; any other id does not exist. */
  readOwnSubmission: (_viewer: MemberViewer, submission: object | null): Decision =>
    submission ? allow : hide,

  /** The team of the app's account, which the door has proven, reads the answers to its forms. */
  readAnswers: (_viewer: TeamViewer, form: { exists: boolean }): Decision => (form.exists ? allow : hide),
}
