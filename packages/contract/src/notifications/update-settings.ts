import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { notificationChoices, notificationSettings } from './shapes.ts'

/**
 * Changes what is sent of the member's notification settings and answers all of them. `is_all_reminders_inactive`
 * follows from the others: it is accepted as `GET` answers it, and changes nothing.
 */
export const updateSettings = defineCall({
  method: 'PUT',
  path: '/notifications',
  auth: 'member',
  input: notificationChoices.extend({ is_all_reminders_inactive: z.boolean() }).partial(),
  output: notificationSettings,
  summary: 'Update the notification settings',
})
