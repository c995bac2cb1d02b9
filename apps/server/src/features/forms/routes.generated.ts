// Written by scripts/generate.ts from apps/server/src/features/forms/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { countMySubmissionsRoute } from './routes/count-my-submissions.ts'
import { countSubmissionsRoute } from './routes/count-submissions.ts'
import { deleteSubmissionRoute } from './routes/delete-submission.ts'
import { getDynamicSubmissionRoute } from './routes/get-dynamic-submission.ts'
import { getFormRoute } from './routes/get-form.ts'
import { getSubmissionRoute } from './routes/get-submission.ts'
import { listFormSubmissionsRoute } from './routes/list-form-submissions.ts'
import { listMySubmissionsRoute } from './routes/list-my-submissions.ts'
import { listSubmissionsRoute } from './routes/list-submissions.ts'
import { putSubmissionValuesRoute } from './routes/put-submission-values.ts'
import { submitFormRoute } from './routes/submit-form.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['forms.countMySubmissions', countMySubmissionsRoute],
  ['forms.countSubmissions', countSubmissionsRoute],
  ['forms.deleteSubmission', deleteSubmissionRoute],
  ['forms.getDynamicSubmission', getDynamicSubmissionRoute],
  ['forms.getForm', getFormRoute],
  ['forms.getSubmission', getSubmissionRoute],
  ['forms.listFormSubmissions', listFormSubmissionsRoute],
  ['forms.listMySubmissions', listMySubmissionsRoute],
  ['forms.listSubmissions', listSubmissionsRoute],
  ['forms.putSubmissionValues', putSubmissionValuesRoute],
  ['forms.submitForm', submitFormRoute],
]
