/** Prefix of all query keys of the forms feature. */
export const FORMS_KEY = ['forms'] as const

/** The key of the member's own answers to all forms. */
export const MY_SUBMISSIONS_KEY = [...FORMS_KEY, 'my_submissions'] as const

/** The key of the member's own answers to a form. */
export function submissionsKey(form_id: string): readonly string[] {
  return [...FORMS_KEY, 'submissions', form_id]
}
