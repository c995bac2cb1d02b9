import { normalizeEmail } from './email.ts'

/** A domain in the form in which addresses are kept, an internationalised one in ASCII; null for what is none. */
export function normalizeEmailDomain(text: string): string | null {
  const parsed = normalizeEmail(`someone@${text.trim().replace(/^@/, '')}`)
  return parsed.ok ? parsed.email.slice('someone@'.length) : null
}

/** Whether an address, as it is kept, is at one of the domains. An empty list lets every address in; no domain lets its subdomains in. */
export function isDomainAllowed(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
