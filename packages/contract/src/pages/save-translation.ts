import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision } from '../shapes.ts'
import { pageText, pageTranslation, sourceHash, textKey } from './translation-shapes.ts'

/**
 * Saves the whole translation: texts that are not sent are removed. `revision` is 0 for the first save. Each text
 * has the hash of its source, so that texts whose source has changed stay marked. Members see it after the next
 * publish.
 */
export const saveTranslation = defineCall({
  method: 'PUT',
  path: '/studio/pages/:id/translations/:locale',
  auth: 'team',
  input: z.strictObject({
    id,
    locale: appLocale,
    revision: expectedRevision,
    texts: z.record(textKey, z.strictObject({ text: pageText, source_mark: sourceHash })),
  }),
  output: pageTranslation,
  errors: ['is_default_locale', 'locale_not_offered', 'stale_revision'],
  summary: 'Save a translation',
})
