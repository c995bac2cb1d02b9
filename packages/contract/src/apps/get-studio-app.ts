import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { studioApp } from './shapes.ts'

/** The app that the studio works on, with its draft settings. */
export const getStudioApp = defineCall({
  method: 'GET',
  path: '/studio/app',
  auth: 'team',
  input: z.strictObject({}),
  output: studioApp,
  summary: 'Get the app for the studio',
})
