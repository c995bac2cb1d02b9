import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** The most domains that an app may have, proven or not. */
export const MAX_DOMAINS = 10

/** After so many days in a row without a valid record, a verified domain is released. */
export const MAX_MISSED_DAYS = 7

/** Why a text is no domain that an app could have. */
export const domainNameProblem = z.enum([
  'domain_invalid',
  'domain_is_address',
  'domain_is_number',
  'domain_is_wildcard',
  'domain_incomplete',
  'domain_too_long',
  'domain_is_ours',
  'domain_reserved',
])

/**
 * The result of the last check of a domain: DNS unreachable, record missing, another record, or owned by another
 * app.
 */
export const domainProblem = z.enum(['dns_unreachable', 'proof_missing', 'proof_differs', 'domain_taken'])

/** A domain of an app. */
export const appDomain = z.object({
  id,
  /** In lower case and ASCII. */
  domain: z.string(),
  state: z.enum(['pending', 'verified']),
  /** The app's pages are here. */
  is_primary: z.boolean(),
  verified_at: instant.nullable(),
  last_checked_at: instant.nullable(),
  problem: domainProblem.nullable(),
  /** Days until a verified domain whose record is missing is released; null: the record is valid. */
  days_left: z.number().int().nullable(),
  /** The TXT record that proves the domain. Its value is no secret. */
  record: z.object({ name: z.string(), value: z.string() }),
})

/** Where an app is and could be. */
export const appDomains = z.object({
  domains: z.array(appDomain),
  /** The host of the slug, to which the records of a domain point. */
  points_to: z.string(),
  /** The host at which the app's pages are. */
  current_host: z.string(),
  /** How many people have a passkey of that host, which works at no other. */
  passkey_holders: z.number().int(),
})

export type DomainNameProblem = z.infer<typeof domainNameProblem>
export type DomainProblem = z.infer<typeof domainProblem>
export type AppDomain = z.infer<typeof appDomain>
export type AppDomains = z.infer<typeof appDomains>
