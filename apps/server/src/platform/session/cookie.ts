const YEAR_S = 365 * 24 * 60 * 60

/** The sign-in cookie of an app's host and of the studio's (security, "Sessions"; spec section 9). */
export const SESSION_COOKIE = 'session'

/** `Set-Cookie` for a session: host-only, cross-site, partitioned, 365 days, out of reach for scripts. */
export function sessionCookie(secret: string): string {
  return `${SESSION_COOKIE}=${secret}; Path=/; Max-Age=${YEAR_S}; Secure; HttpOnly; SameSite=None; Partitioned`
}

/** `Set-Cookie` that ends it. */
export function endedCookie(): string {
  return `${SESSION_COOKIE}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=None; Partitioned`
}

/** Reads the session secret from a `Cookie` header; null where there is none or it is not of our form. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=')
    if (name === SESSION_COOKIE && value && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}
