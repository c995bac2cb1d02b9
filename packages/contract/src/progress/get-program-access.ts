import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { accessResult } from '../access/shapes.ts'

/** The decision about the program’s page. */
export const getProgramAccess = defineCall({
  method: 'GET',
  path: '/programs/:id/access',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: accessResult,
  errors: ['program_not_found'],
  summary: 'Get the viewer’s access to a program',
})
