import { normalizeEmail } from './email.ts'

/** Returns a domain in its stored form, an internationalised one in ASCII; null for an invalid one. */
export function normalizeEmailDomain(text: string): string | null {
  const parsed = normalizeEmail(`someone@${text.trim().replace(/^@/, '')}`)
  return parsed.ok ? parsed.email.slice('someone@'.length) : null
}

/**
 * Whether a normalised address is in one of the domains. An empty list allows every address; subdomains are not
 * included.
 */
export function isDomainAllowed(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
