import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { deletedApp } from './deletion-shapes.ts'

/**
 * Deletes the app: from this moment its hosts say that it is gone, and nobody is let in. For 30 days its owner can have
 * it back as it was; then everything of it is erased, but for the records of money. It is refused while subscriptions
 * renew (`app_has_subscriptions`), and where the name that is typed is another (`name_differs`). Only a session that was
 * opened in the last ten minutes may ask (`sign_in_again`).
 */
export const deleteApp = defineCall({
  method: 'POST',
  path: '/studio/app/deletion',
  auth: 'team',
  role: 'owner',
  input: z.strictObject({ name: z.string().max(200) }),
  output: deletedApp,
  errors: ['name_differs', 'app_has_subscriptions', 'sign_in_again'],
  rate: { limit: 30, seconds: 3600, by: 'viewer' },
  summary: 'Delete an app',
})
