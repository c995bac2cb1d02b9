import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { deletedApp } from './deletion-shapes.ts'

/**
 * Deletes the app: its hosts respond 410 at once and nobody can sign in. For 30 days the owner can restore it; then
 * everything but financial records is erased. Refused while subscriptions renew (`app_has_subscriptions`) or if the
 * typed name differs (`name_differs`). Needs a session opened in the last ten minutes (`sign_in_again`).
 */
export const deleteApp = defineCall({
  method: 'POST',
  path: '/studio/app/deletion',
  auth: 'team',
  role: 'owner',
  input: z.strictObject({ name: z.string().max(200) }),
  output: deletedApp,
  errors: ['name_differs', 'app_has_subscriptions', 'sign_in_again'],
  rate: { limit: 30, seconds: 3600 },
  summary: 'Delete an app',
})
