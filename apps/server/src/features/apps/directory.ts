import { LRUCache } from 'lru-cache'
import type { AppDirectory, AppFacts } from '../../platform/app-facts.ts'
import type { ControlDb } from '../../platform/database/app-db.ts'
import type { Changes } from '../../platform/database/changes.ts'
import { appChanges, type AppChange } from './app-version.ts'
import { factsOf } from './app-row.ts'
import { findAppByFormerSlug } from './hosts/slugs.ts'
import { findAppByDomain, findAppById, findAppBySlug, findDeletedBySlug } from './repository.ts'

type Entry = { facts: AppFacts | null }

/** Safety net for a change that was never heard of; longer than any request, shorter than anyone's patience. */
const KEPT_MS = 60_000

/**
 * The apps by slug, former slug, own domain and id, kept in memory until they change, and used only while it is proven
 * that every change is heard of: whoever may enter an app is among it. What was read before a change and arrives after
 * it is given to the one who asked and not kept. Unknown names are kept too, so that they cost no query each.
 */
export function createAppDirectory(
  control: ControlDb,
  changes: Changes,
): AppDirectory & { close: () => void } {
  const entries = new LRUCache<string, Entry>({ max: 20_000, ttl: KEPT_MS, ttlResolution: 1_000 })
  const loading = new Map<string, Promise<AppFacts | null>>()
  let generation = 0

  const forget = (change: AppChange): void => {
    generation += 1
    loading.clear()
    if (!change) return entries.clear()
    for (const [key, { facts }] of entries) if (facts === null || facts.id === change.id) entries.delete(key)
  }
  const find = async (key: string, load: () => Promise<AppFacts | null>): Promise<AppFacts | null> => {
    const known = changes.isSure() || (await changes.becomesSure()) ? entries.get(key) : undefined
    if (known) return known.facts
    const running = loading.get(key)
    if (running) return running
    const began = generation
    const promise = load()
      .then((facts) => {
        if (began === generation) entries.set(key, { facts })
        return facts
      })
      .finally(() => {
        if (loading.get(key) === promise) loading.delete(key)
      })
    loading.set(key, promise)
    return promise
  }
  const facts = async (row: ReturnType<typeof findAppById>) => {
    const app = await row
    return app ? factsOf(app) : null
  }

  const stopListening = appChanges.listen(forget)
  return {
    bySlug: (slug) => find(`slug ${slug}`, () => facts(findAppBySlug(control, slug))),
    byFormerSlug: (slug) => find(`former ${slug}`, () => facts(findAppByFormerSlug(control, slug))),
    byDeletedSlug: (slug) => find(`deleted ${slug}`, () => facts(findDeletedBySlug(control, slug))),
    byDomain: (domain) => find(`domain ${domain}`, () => facts(findAppByDomain(control, domain))),
    byId: (id) => find(`id ${id}`, () => facts(findAppById(control, id))),
    now: (id) => facts(findAppById(control, id)),
    close: stopListening,
  }
}
