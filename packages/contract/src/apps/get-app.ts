import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { bootApp } from './shapes.ts'

/**
 * Returns what the member app needs to start. For a private app, people without access get its name, logo and theme,
 * and only the tabs that every app has.
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
