import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { loginResponse } from '../identity/shapes.ts'

/**
 * Returns the previewed member of this token, for a page that was reloaded, because a preview has no cookie. Outside
 * of a preview it responds 404.
 */
export const getViewing = defineCall({
  method: 'GET',
  path: '/auth/viewing',
  auth: 'user',
  in_preview: 'open',
  input: emptyOutput,
  output: loginResponse,
  summary: 'Get whom a preview shows',
})
