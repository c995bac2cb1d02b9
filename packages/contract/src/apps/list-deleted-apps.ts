import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { deletedApp } from './deletion-shapes.ts'

/** The deleted apps of the account that can still be had back, the latest first. */
export const listDeletedApps = defineCall({
  method: 'GET',
  path: '/studio/deleted-apps',
  auth: 'account',
  role: 'owner',
  input: z.strictObject({}),
  output: z.object({ apps: z.array(deletedApp) }),
  summary: 'List deleted apps',
})
