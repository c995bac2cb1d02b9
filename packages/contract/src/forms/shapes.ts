import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** The kind of a question. */
export const formFieldType = z.enum([
  'short_answer',
  'long_answer',
  'number',
  'date',
  'multi_select',
  'acceptance',
])

/** The type of an answer, independent of the kind of question. */
export const formValueType = z.enum(['text', 'number', 'date', 'options', 'boolean'])

/** Answers by what made the app show the form, such as `auth_signed_up`: the `trigger` that they were sent with. */
export const formType = z.string().max(60)

/** One question of a form. */
export const formField = z.object({
  id,
  field_type: formFieldType,
  value_type: formValueType,
  label: z.string(),
  is_required: z.boolean(),
  /** The initial value of the field; always empty for `multi_select` and `acceptance`. */
  default_value: z.string(),
  /**
   * Empty except for `multi_select`. `value` is stored in the answer, `label` is its text in the requested language.
   */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})

/** A group of related questions. */
export const formGroup = z.object({
  uid: id,
  title: z.string(),
  description: z.string(),
  form_fields: z.array(formField),
})

/** A form as shown to viewers who may read its page. Where a text is empty, the app's default is shown. */
export const form = z.object({
  id,
  title: z.string(),
  show_intro_screen: z.boolean(),
  intro_heading: z.string(),
  intro_description: z.string(),
  submit_text: z.string(),
  done_text: z.string(),
  form_groups: z.array(formGroup),
  /** The language that the texts are in, where they are translated. */
  locale: z.string(),
})

const submittedValue = z.strictObject({ form_field_id: id, value: z.string().max(10_000).nullable() })

/**
 * Answers as they are sent: text as it is, numbers and days (`YYYY-MM-DD`) as text, chosen options one a line, `true`
 * or `false` for an acceptance; null for none.
 */
export const submittedValues = z.array(submittedValue).max(1000)

/** One answer with its question as it was shown. */
export const submissionValue = z.object({
  form_field_id: id,
  label: z.string(),
  field_type: formFieldType,
  value_type: formValueType,
  value: z.string().nullable(),
})

/** Answers as a submission contains them. What describes the question may be sent back, and changes nothing. */
export const changedValues = z
  .array(
    submittedValue.extend(
      submissionValue.pick({ label: true, field_type: true, value_type: true }).partial().shape,
    ),
  )
  .max(1000)

const about = {
  id,
  form_id: id,
  /** What the form was called when it was sent. */
  title: z.string(),
  submitted_at: instant,
  updated_at: instant,
}

/** A submission as a list shows it. */
export const submissionRow = z.object(about)

/** One submission with its answers, in the order of the questions. */
export const submission = z.object({
  ...about,
  revision: z.number().int().positive(),
  data: z.array(submissionValue),
})

/** A submission as the team reads it, with who sent it. */
export const memberSubmission = submission.extend({
  subscriber_id: id,
  /** null: the member has closed the account. */
  member: z.object({ user_id: id, name: z.string(), email: z.string() }).nullable(),
})

export type Form = z.infer<typeof form>
export type FormField = z.infer<typeof formField>
export type FormGroup = z.infer<typeof formGroup>
export type SubmittedValues = z.infer<typeof submittedValues>
export type SubmissionValue = z.infer<typeof submissionValue>
export type SubmissionRow = z.infer<typeof submissionRow>
export type Submission = z.infer<typeof submission>
export type MemberSubmission = z.infer<typeof memberSubmission>
