import { normaliseEmail } from './email.ts'

/** A domain in the form in which addresses are kept, an internationalised one in ASCII; null for what is none. */
export function normaliseEmailDomain(text: string): string | null {
  const read = normaliseEmail(`someone@${text.trim().replace(/^@/, '')}`)
  return read.ok ? read.email.slice('someone@'.length) : null
}

/** Whether an address, as it is kept, is at one of the domains. An empty list lets every address in; no domain lets its subdomains in. */
export function isDomainAllowed(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
