import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pushSettings } from './push-shapes.ts'

/** Returns how the member receives push messages, their devices, and what this device needs to register. */
export const getPushSettings = defineCall({
  method: 'GET',
  path: '/notifications/push_settings',
  auth: 'member',
  input: z.strictObject({}),
  output: pushSettings,
  summary: 'Get the push settings',
})
