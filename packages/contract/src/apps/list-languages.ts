import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { appLocale } from './shapes.ts'

/**
 * Lists every supported language with what members would read in it. One without either kind of texts cannot be
 * published.
 */
export const listLanguages = defineCall({
  method: 'GET',
  path: '/studio/app/languages',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        locale: appLocale,
        /** Buttons and messages of the member app exist in it. */
        has_interface: z.boolean(),
        /** It is the language of the app's pages, or at least one page is translated to it. */
        has_content: z.boolean(),
      }),
    ),
  }),
  summary: 'List languages',
})
