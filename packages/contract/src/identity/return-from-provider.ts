import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { providerReturn } from './provider-shapes.ts'

/**
 * Where Google sends the browser back to. It answers 303 to the app's own page, with a one-time ticket behind the hash
 * or with what went wrong, and signs nobody in.
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
