import type { Caller } from '../harness.ts'
import type { Case, Cases } from './case.ts'
import type { Fixture } from './fixture.ts'

const submitted_values: [] = []

/** A submission of the caller's own where they can have one. */
async function aSubmissionOf({ api, own, isMember }: Fixture, caller: Caller) {
  if (!isMember(caller)) return { id: own.form, submission_id: own.submission }
  const { submission_id } = await api.as(caller).call('forms.submitForm', { id: own.form, submitted_values })
  return { id: own.form, submission_id }
}

const onForm: Case = { input: ({ own }) => ({ id: own.form }), ids: { id: 'form' } }
const onSubmission: Case = {
  input: aSubmissionOf,
  ids: { id: 'form', submission_id: 'submission' },
  personal: ['submission_id'],
}

/** How to make the calls of forms. */
export const formInputs: Cases = {
  'forms.countSubmissions': [onForm],
  'forms.deleteSubmission': [onSubmission],
  'forms.getForm': [onForm],
  // The member whom the preview shows has sent nothing.
  'forms.getSubmission': [{ ...onSubmission, answers: { previewing: 'not_found' } }],
  'forms.listFormSubmissions': [
    {
      input: ({ own }) => ({ id: own.form, before: own.submission }),
      ids: { id: 'form', before: 'submission' },
      unknown: { before: 'ok' },
    },
  ],
  'forms.listMySubmissions': [
    { input: ({ own }) => ({ page: own.submission }), ids: { page: 'submission' }, unknown: { page: 'ok' } },
  ],
  'forms.listSubmissions': [
    {
      input: ({ own }) => ({ id: own.form, page: own.submission }),
      ids: { id: 'form', page: 'submission' },
      unknown: { page: 'ok' },
    },
  ],
  'forms.putSubmissionValues': [
    {
      ...onSubmission,
      input: async (fixture, caller) => ({
        ...(await aSubmissionOf(fixture, caller)),
        revision: 1,
        submission_values: submitted_values,
      }),
    },
  ],
  'forms.submitForm': [
    {
      input: ({ own }) => ({ id: own.form, page_id: own.page, submitted_values }),
      ids: { id: 'form', page_id: 'page' },
      unknown: { page_id: 'invalid' },
    },
  ],
}
