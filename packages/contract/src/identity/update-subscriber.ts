import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { defineCall } from '../define-call.ts'
import { profileVisibility, user } from './shapes.ts'

/**
 * Changes the preferences of the member that are sent. A null language means the app's default; others must be
 * published by the app (`unknown_option`).
 */
export const updateSubscriber = defineCall({
  method: 'PUT',
  path: '/subscribers',
  auth: 'member',
  input: z.strictObject({
    language: appLocale.nullable().optional(),
    can_receive_messages_from_members: z.boolean().optional(),
    profile_visibility: profileVisibility.optional(),
  }),
  output: z.object({ user }),
  summary: 'Update the member’s language and privacy',
})
