import { RESERVED_SLUGS } from '@foyer/domain/constants'
import { toAppSlug } from '@foyer/domain/pages'

export type SlugFault = 'slug_invalid' | 'slug_reserved'

/**
 * Validates the form of a slug: 3 to 40 of `a-z0-9-`, a whole DNS label, not punycode, not reserved (architecture,
 * section 9). `sandbox_host` is always reserved. Returns null when valid.
 */
export function validateSlug(
  slug: string,
  hosts: { base_host: string; sandbox_host: string },
): SlugFault | null {
  if (!/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/.test(slug) || slug.includes('xn--')) return 'slug_invalid'
  if (RESERVED_SLUGS.has(slug) || `${slug}.${hosts.base_host}` === hosts.sandbox_host) return 'slug_reserved'
  return null
}

/** Slugs to offer in place of one that cannot be had, best first. */
export function suggestSlugs(slug: string): string[] {
  const base = toAppSlug(slug).replace(/xn--/g, '')
  if (base.length === 0) return []
  const short = base.slice(0, 32).replace(/-+$/, '')
  return [base, `my-${short}`, `${short}-app`, `${short}-club`, `${short}-2`, `${short}-3`]
}
