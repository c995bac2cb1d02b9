import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageTranslation } from './translation-shapes.ts'

/** Returns the current texts of a page with their translations in another language of the app. */
export const getTranslation = defineCall({
  method: 'GET',
  path: '/studio/pages/:id/translations/:locale',
  auth: 'team',
  input: z.strictObject({ id, locale: appLocale }),
  output: pageTranslation,
  errors: ['is_default_locale', 'locale_not_offered'],
  summary: 'Get the translation of a page',
})
