import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { studioApp } from './shapes.ts'

/**
 * Moves the app to the host of another slug. Everyone is logged out of it; documents of the host left are redirected,
 * and nobody else gets that slug for 90 days. Only a session that was opened in the last ten minutes may ask
 * (`sign_in_again`); who asks for an app that has moved meanwhile is told so (`conflict`).
 */
export const changeSlug = defineCall({
  method: 'PUT',
  path: '/studio/app/slug',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ slug: z.string().trim().toLowerCase().max(80) }),
  output: studioApp,
  errors: ['slug_taken', 'slug_reserved', 'slug_invalid', 'sign_in_again'],
  rate: { limit: 20, seconds: 3600, by: 'viewer' },
  summary: 'Change the slug',
})
