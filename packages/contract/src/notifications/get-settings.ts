import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { notificationSettings } from './shapes.ts'

/** Returns the member's notification settings; the defaults until the member has chosen. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/notifications',
  auth: 'member',
  input: emptyOutput,
  output: notificationSettings,
  summary: 'Get the notification settings',
})
