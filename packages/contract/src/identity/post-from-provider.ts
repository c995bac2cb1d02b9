import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { providerReturn } from './provider-shapes.ts'

/** The same for Apple, which sends the browser back with a form. */
export const postFromProvider = defineCall({
  method: 'POST',
  path: '/auth/provider/callback/:provider',
  auth: 'public',
  body: 'form',
  body_limit: 32 * 1024,
  input: providerReturn,
  output: emptyOutput,
  answer: 'redirect',
  replay: false,
  summary: 'Return from a provider that posts a form',
})
