import type { Config } from '#platform/config/index.ts'
import { judgeSlug, slugSuggestions, type SlugFault } from '../slug.ts'
import { takenSlugs } from './slugs.ts'
import type { Reader } from '../repository.ts'

type Asking = { slug: string; hosts: Pick<Config, 'base_host' | 'sandbox_host'>; now: Date; app_id?: string }

type Answer = {
  slug: string
  is_free: boolean
  reason: SlugFault | 'slug_taken' | null
  /** What could be had instead. */
  suggestion: string | null
}

/** Whether a slug can be had, by a new app or by the one named, and if not, why and what could. */
export async function askForSlug(db: Reader, { slug, hosts, ...who }: Asking): Promise<Answer> {
  const fault = judgeSlug(slug, hosts)
  const wishes = slugSuggestions(slug).filter((wish) => judgeSlug(wish, hosts) === null)
  const taken = await takenSlugs(db, fault ? wishes : [slug, ...wishes], who)
  const reason = fault ?? (taken.has(slug) ? ('slug_taken' as const) : null)
  const suggestion = reason === null ? null : (wishes.find((wish) => !taken.has(wish)) ?? null)
  return { slug, is_free: reason === null, reason, suggestion }
}
