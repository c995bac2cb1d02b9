import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { translationProgress } from './translation-shapes.ts'

/** Lists the app's languages except that of its pages, with the translation progress of a page in each. */
export const listTranslations = defineCall({
  method: 'GET',
  path: '/studio/pages/:id/translations',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({
    default_locale: appLocale,
    /** How many texts the page has. */
    total: z.number().int(),
    items: z.array(translationProgress).max(13),
  }),
  summary: 'List the translations of a page',
})
