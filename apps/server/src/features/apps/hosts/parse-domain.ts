import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import type { DomainNameProblem } from '@foyer/contract/apps/domain-shapes'
import type { Config } from '#platform/config/index.ts'
import { PROOF_LABEL } from './domain-proof.ts'

export type DomainHosts = Pick<Config, 'base_host' | 'sandbox_host' | 'test_domain_endings'>

type ParsedDomain = { domain: string } | { fault: DomainNameProblem }

/** Domains that nobody can own (RFC 2606, 6761, 6762, 7686, 8375, 9476), and those used in documentation. */
const RESERVED_SUFFIXES = [
  ...['localhost', 'local', 'internal', 'test', 'example', 'invalid', 'onion', 'alt', 'arpa'],
  ...['example.com', 'example.net', 'example.org'],
]

/** The most that a name may have with the label of its proof in front (RFC 1035, section 3.1). */
const MAX_LENGTH = 253 - PROOF_LABEL.length - 1

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Reads a domain as an owner types it: one name of the public internet in lower case and ASCII, without a dot at its
 * end. Anything around the name, and every name that could not be the owner's, is a fault.
 */
export function parseDomain(text: string, hosts: DomainHosts): ParsedDomain {
  const typed = text.trim().toLowerCase()
  if (isIP(typed.replace(/^\[|\]$/g, '')) !== 0) return { fault: 'domain_is_number' }
  if (/[/:?#@\\]/.test(typed)) return { fault: 'domain_is_address' }
  if (typed.includes('*')) return { fault: 'domain_is_wildcard' }
  // Only names that browsers and DNS read alike: no white space, escapes, empty or unusual labels.
  if (typed === '' || /[\s%_]/.test(typed)) return { fault: 'domain_invalid' }
  const domain = domainToASCII(typed.replace(/[.。．｡]$/u, ''))
  if (isIP(domain) !== 0) return { fault: 'domain_is_number' }
  if (domain.length > MAX_LENGTH) return { fault: 'domain_too_long' }
  const labels = domain.split('.')
  if (!labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1) ?? ''))
    return { fault: 'domain_invalid' }
  if (isPlatformHost(domain, hosts)) return { fault: 'domain_is_ours' }
  if (labels.length === 1) return { fault: 'domain_incomplete' }
  if (isReserved(domain, hosts)) return { fault: 'domain_reserved' }
  return { domain }
}

function isPlatformHost(domain: string, { base_host, sandbox_host }: DomainHosts): boolean {
  return [base_host, sandbox_host].some((host) =>
    isSameOrSubdomain(domain, host.replace(/:\d+$/, '').toLowerCase()),
  )
}

function isReserved(domain: string, { test_domain_endings }: DomainHosts): boolean {
  return RESERVED_SUFFIXES.some(
    (ending) => !test_domain_endings.includes(ending) && isSameOrSubdomain(domain, ending),
  )
}

function isSameOrSubdomain(domain: string, ending: string): boolean {
  return domain === ending || domain.endsWith(`.${ending}`)
}
