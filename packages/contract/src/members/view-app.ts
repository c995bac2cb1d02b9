import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/**
 * Opens the app as the team member's own user: `url` is the app's address with a one-time code (`?session=`), good
 * for 60 seconds. The user and subscriber are made when missing, with the rights of the team role.
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
