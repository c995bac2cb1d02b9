import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { accessResult } from '../access/shapes.ts'

/** Returns the access decision of the pack's page. 404 for a page that is no pack or is hidden from the viewer. */
export const getPackageAccess = defineCall({
  method: 'GET',
  path: '/packages/:id/access',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: accessResult,
  summary: 'Get the viewer’s access to a pack',
})
