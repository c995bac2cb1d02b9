import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { notificationSettings } from './shapes.ts'

/** What the member wants to be told; the defaults until they have chosen. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/notifications',
  auth: 'member',
  input: emptyOutput,
  output: notificationSettings,
  summary: 'Get the notification settings',
})
