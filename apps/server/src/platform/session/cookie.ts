import { SESSION_COOKIE_DAYS, SESSION_COOKIE_NAME } from '@foyer/domain/constants'

const MAX_AGE_S = SESSION_COOKIE_DAYS * 24 * 60 * 60

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
    `${SESSION_COOKIE_NAME}=${secret}; Path=/; Max-Age=${MAX_AGE_S}; ${httpOnlyAttributes}`,
    `${HINT_COOKIE}=1; Path=/; Max-Age=${MAX_AGE_S}; ${scriptReadableAttributes}`,
  ]
}

/** `Set-Cookie` lines that end it. */
export function clearedCookies(): string[] {
  return [
    `${SESSION_COOKIE_NAME}=; Path=/; Max-Age=0; ${httpOnlyAttributes}`,
    `${HINT_COOKIE}=; Path=/; Max-Age=0; ${scriptReadableAttributes}`,
  ]
}

/** Reads the session secret from a `Cookie` header; null where there is none or it is not of our form. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=')
    if (name === SESSION_COOKIE_NAME && value && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}
