import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { defineCall } from '../define-call.ts'
import { id, MAX_REVISION, queryInteger } from '../shapes.ts'

/** Takes a translation out of the draft, also of a language that the app does not offer any more. */
export const removeTranslation = defineCall({
  method: 'DELETE',
  path: '/studio/pages/:id/translations/:locale',
  auth: 'team',
  input: z.strictObject({ id, locale: appLocale, revision: queryInteger(0, MAX_REVISION) }),
  output: z.object({ page_id: id, locale: appLocale }),
  errors: ['stale_revision'],
  summary: 'Remove a translation',
})
