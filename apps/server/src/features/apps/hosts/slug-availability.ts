import type { Config } from '#platform/config/index.ts'
import { validateSlug, suggestSlugs, type SlugFault } from '../slug.ts'
import { findTakenSlugs } from './slugs.ts'
import type { Db } from '../repository.ts'

type SlugQuery = {
  slug: string
  hosts: Pick<Config, 'base_host' | 'sandbox_host'>
  now: Date
  app_id?: string
}

type SlugAvailability = {
  slug: string
  is_free: boolean
  reason: SlugFault | 'slug_taken' | null
  /** What could be had instead. */
  suggestion: string | null
}

/** Whether a slug can be had, by a new app or by the one named, and if not, why and what could. */
export async function findSlugAvailability(
  db: Db,
  { slug, hosts, ...requester }: SlugQuery,
): Promise<SlugAvailability> {
  const fault = validateSlug(slug, hosts)
  const candidates = suggestSlugs(slug).filter((candidate) => validateSlug(candidate, hosts) === null)
  const taken_slugs = await findTakenSlugs(db, fault ? candidates : [slug, ...candidates], requester)
  const reason = fault ?? (taken_slugs.has(slug) ? ('slug_taken' as const) : null)
  const suggestion =
    reason === null ? null : (candidates.find((candidate) => !taken_slugs.has(candidate)) ?? null)
  return { slug, is_free: reason === null, reason, suggestion }
}
