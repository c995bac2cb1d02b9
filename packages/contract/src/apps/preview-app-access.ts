import { z } from 'zod'
import { accessAudienceChange } from '../access/shapes.ts'
import { defineCall } from '../define-call.ts'
import { appAccess } from './shapes.ts'

/**
 * Compares an access setting with today's: members by what they own, people waiting for approval, and pages
 * accessible to guests.
 */
export const previewAppAccess = defineCall({
  method: 'POST',
  path: '/studio/app/access/preview',
  auth: 'team',
  role: 'account_admin',
  input: appAccess,
  output: accessAudienceChange.extend({
    /** Who has signed in and is no member yet. */
    waiting: z.object({ count: z.number().int(), effect: z.enum(['gains', 'loses', 'same']) }),
    /** How many published pages anyone may read without an account, now and then. */
    open_pages: z.object({ before: z.number().int(), after: z.number().int() }),
  }),
  summary: 'Preview new access settings of the app',
})
