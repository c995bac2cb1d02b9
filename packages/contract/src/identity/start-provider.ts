import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { defineCall } from '../define-call.ts'
import { ssoProvider } from './provider-shapes.ts'

/**
 * Starts a sign-in by Google or Apple: the page stores `flow` for its tab only and opens `url`. The browser returns
 * to `#auth?purpose=provider` with a `ticket` or an `error`: `cancelled`, `expired`, `failed` or `unavailable`.
 * Intent `link` is for signed-in users.
 */
export const startProvider = defineCall({
  method: 'POST',
  path: '/auth/provider/start',
  auth: 'public',
  input: z.strictObject({
    provider: ssoProvider,
    intent: z.enum(['sign_in', 'link']),
    /** The language that the address of the page names; the browser comes back to it. */
    lang: appLocale.optional(),
  }),
  output: z.object({ url: z.url(), flow: z.string() }),
  errors: ['too_many_requests', 'method_not_offered', 'provider_unavailable'],
  replay: false,
  summary: 'Start a sign-in by Google or Apple',
})
