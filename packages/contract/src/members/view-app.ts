import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/**
 * Opens the app as the team member's own user: `url` contains a one-time code (`?session=`), valid for 60 seconds.
 * User and subscriber are created if missing, with the rights of the team role.
 */
export const viewApp = defineCall({
  method: 'POST',
  path: '/studio/view_app',
  auth: 'team',
  input: emptyOutput,
  output: z.object({ url: z.string() }),
  replay: false,
  summary: 'Create a link to open the app as yourself',
})
