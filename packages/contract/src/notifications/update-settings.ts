import { defineCall } from '../define-call.ts'
import { notificationChoices, notificationSettings } from './shapes.ts'

/** Changes what is sent of the member's notification settings and answers all of them. */
export const updateSettings = defineCall({
  method: 'PUT',
  path: '/notifications',
  auth: 'member',
  input: notificationChoices.partial(),
  output: notificationSettings,
  summary: 'Update the notification settings',
})
