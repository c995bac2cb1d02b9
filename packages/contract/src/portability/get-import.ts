import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { importRun } from './shapes.ts'

/** Counts are rising while it checks or imports. */
export const getImport = defineCall({
  method: 'GET',
  path: '/studio/imports/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: importRun,
  summary: 'Get an import',
})
