import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { importRun } from './shapes.ts'

/**
 * Uploads JSON, alone or in a zip with its pictures, at most 200 MB, streamed; nothing is written to the library
 * yet.
 */
export const uploadImport = defineCall({
  method: 'POST',
  path: '/studio/imports',
  auth: 'team',
  input: z.strictObject({ kind: z.enum(['exercises']).default('exercises') }),
  output: importRun,
  errors: ['not_readable'],
  body: 'multipart',
  body_limit: 209_715_200,
  summary: 'Upload an import',
})
