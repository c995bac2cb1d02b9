import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { loginResponse } from '../identity/shapes.ts'

/**
 * Who is looked at with this token, told again to a page that was loaded anew. A preview has no cookie to be verified;
 * whoever is signed in as themselves has no preview (404).
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
