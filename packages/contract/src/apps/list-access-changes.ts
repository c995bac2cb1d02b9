import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { appAccessChange } from './shapes.ts'

/** The last 50 changes of who may open the app, newest first. */
export const listAccessChanges = defineCall({
  method: 'GET',
  path: '/studio/app/access/changes',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ changes: z.array(appAccessChange) }),
  summary: 'List changes of the app’s access',
})
