import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { providerReturn } from './provider-shapes.ts'

/**
 * The redirect target for Google. Responds 303 to the app's own page, with a one-time ticket or an error behind the
 * hash, and signs nobody in.
 */
export const returnFromProvider = defineCall({
  method: 'GET',
  path: '/auth/provider/callback/:provider',
  auth: 'public',
  input: providerReturn,
  output: emptyOutput,
  answer: 'redirect',
  replay: false,
  summary: 'Return from a provider',
})
