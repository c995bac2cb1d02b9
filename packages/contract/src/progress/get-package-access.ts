import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { accessResult } from '../access/shapes.ts'

/** The decision about the pack’s page. What is no pack, or may not be known of, answers 404. */
export const getPackageAccess = defineCall({
  method: 'GET',
  path: '/packages/:id/access',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: accessResult,
  summary: 'Get the viewer’s access to a pack',
})
