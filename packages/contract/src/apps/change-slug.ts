import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { studioApp } from './shapes.ts'

/**
 * Moves the app to the host of another slug. All members are signed out, documents of the old host redirect, and the
 * old slug is reserved for 90 days. Needs a session opened in the last ten minutes (`sign_in_again`); `conflict`
 * when the slug was changed concurrently.
 */
export const changeSlug = defineCall({
  method: 'PUT',
  path: '/studio/app/slug',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ slug: z.string().trim().toLowerCase().max(80) }),
  output: studioApp,
  errors: ['slug_taken', 'slug_reserved', 'slug_invalid', 'sign_in_again'],
  rate: { limit: 20, seconds: 3600 },
  summary: 'Change the slug',
})
