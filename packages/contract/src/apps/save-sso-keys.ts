import { z } from 'zod'
import { ssoProvider } from '../identity/provider-shapes.ts'
import { defineCall } from '../define-call.ts'
import { signInSettings } from './sign-in-shapes.ts'

/**
 * Stores the app's keys of Google (`client_id`, `client_secret`) or Apple (`client_id`, `team_id`, `key_id`,
 * `private_key`), secrets encrypted. An omitted secret is retained while the fields it belongs to are unchanged.
 * Does not enable the provider. Field codes: `required`, `client_id_invalid`, `private_key_invalid`.
 */
export const saveSsoKeys = defineCall({
  method: 'PUT',
  path: '/studio/app/sso/:provider',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({
    provider: ssoProvider,
    client_id: z.string().trim().max(300),
    client_secret: z.string().trim().max(300).optional(),
    team_id: z.string().trim().max(20).optional(),
    key_id: z.string().trim().max(20).optional(),
    private_key: z.string().trim().max(4000).optional(),
  }),
  output: signInSettings,
  replay: false,
  summary: 'Save the keys of a sign-in provider',
})
