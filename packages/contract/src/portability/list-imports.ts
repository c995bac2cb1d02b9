import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { importRun } from './shapes.ts'

/** The last 50. */
export const listImports = defineCall({
  method: 'GET',
  path: '/studio/imports',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(importRun) }),
  summary: 'List imports',
})
