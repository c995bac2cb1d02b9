import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { dataExport } from './data-rights-shapes.ts'

/** Lists the archives that the signed-in user requested in the last 30 days, newest first. */
export const listDataExports = defineCall({
  method: 'GET',
  path: '/account/exports',
  auth: 'user',
  input: emptyOutput,
  output: z.object({ items: z.array(dataExport) }),
  summary: 'List data exports',
})
