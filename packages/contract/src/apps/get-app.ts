import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { bootApp } from './shapes.ts'

/**
 * What the member app needs to start. In a private app a stranger is told its name, logo and look, and of tabs only
 * the screens that every app has.
 */
export const getApp = defineCall({
  method: 'GET',
  path: '/app',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({}),
  output: bootApp,
  summary: 'Get the app',
})
