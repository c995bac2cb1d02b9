import { JWT } from 'google-auth-library'

/** The part of a service account's key file that signs requests (Google, "Service account credentials"). */
export type GoogleAccountKeys = { client_email: string; private_key: string }

const TOKEN_ORIGIN = 'https://oauth2.googleapis.com'

type Options = { scope: string; tokens_address: string; timeout_ms: number }

/** Google's client of a service account with the time limit and the addresses of ours; it follows no redirect. */
export function createGoogleAccount(
  { client_email, private_key }: GoogleAccountKeys,
  { scope, tokens_address, timeout_ms }: Options,
): JWT {
  return new JWT({
    email: client_email,
    key: private_key,
    scopes: [scope],
    transporterOptions: {
      fetchImplementation: (input, init) =>
        fetch(String(input instanceof Request ? input.url : input).replace(TOKEN_ORIGIN, tokens_address), {
          ...init,
          redirect: 'error',
          signal: AbortSignal.timeout(timeout_ms),
        }),
    },
  })
}
