const YEAR_S = 365 * 24 * 60 * 60

/** The sign-in cookie of an app's host and of the studio's (security, "Sessions"; spec section 9). */
export const SESSION_COOKIE = 'session'

const httpOnlyAttributes = 'Secure; HttpOnly; SameSite=None; Partitioned'
const scriptReadableAttributes = 'Secure; SameSite=None; Partitioned'

/**
 * Tells the page's scripts that a session cookie exists, so that a guest's page makes no session request. It
 * authenticates nothing.
 */
const HINT_COOKIE = 'signed_in'

/** `Set-Cookie` lines of a session: host-only, cross-site, partitioned, 365 days, the secret out of reach for scripts. */
export function sessionCookies(secret: string): string[] {
  return [
    `${SESSION_COOKIE}=${secret}; Path=/; Max-Age=${YEAR_S}; ${httpOnlyAttributes}`,
    `${HINT_COOKIE}=1; Path=/; Max-Age=${YEAR_S}; ${scriptReadableAttributes}`,
  ]
}

/** `Set-Cookie` lines that end it. */
export function clearedCookies(): string[] {
  return [
    `${SESSION_COOKIE}=; Path=/; Max-Age=0; ${httpOnlyAttributes}`,
    `${HINT_COOKIE}=; Path=/; Max-Age=0; ${scriptReadableAttributes}`,
  ]
}

/** Reads the session secret from a `Cookie` header; null where there is none or it is not of our form. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=')
    if (name === SESSION_COOKIE && value && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}
