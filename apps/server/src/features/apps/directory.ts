import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import { APP_FACTS_TTL_MS, type AppDirectory, type AppFacts } from '../../platform/app-facts.ts'
import type { Database } from '../../platform/database/app-db.ts'
import { toAppFacts, type StoredApp } from './app-row.ts'
import { findAppByFormerSlug } from './hosts/slugs.ts'
import { findAppByDomain, findAppById, findAppBySlug, findDeletedBySlug } from './repository.ts'

/** `read_at`: when the read of the row started. */
type Entry = { facts: AppFacts | null; read_at: number }

/**
 * Caches app facts by slug, former slug, custom domain and id, unknown names included. A raised version evicts its
 * entries; an entry is used only while it was read or revalidated recently.
 */
export function createAppDirectory({
  control,
  app_versions,
}: Pick<Database, 'control' | 'app_versions'>): AppDirectory {
  const entries = new LRUCache<string, Entry>({ max: 20_000 })
  const loading = new Map<string, Promise<AppFacts | null>>()

  app_versions.onBump((raised) => {
    // What is being read now may be older than the change: it is answered and not cached.
    loading.clear()
    if (!raised) return entries.clear()
    for (const [key, { facts }] of entries)
      if (!facts || (facts.id === raised.id && facts.version < raised.version)) entries.delete(key)
  })

  const load = (key: string, read: () => Promise<StoredApp | null>): Promise<AppFacts | null> => {
    const running = loading.get(key)
    if (running) return running
    const read_at = performance.now()
    const promise = read()
      .then((app) => {
        const facts = app && toAppFacts(app)
        if (loading.get(key) === promise) entries.set(key, { facts, read_at })
        return facts
      })
      .finally(() => {
        if (loading.get(key) === promise) loading.delete(key)
      })
    loading.set(key, promise)
    return promise
  }
  const find = (key: string, within_ms: number, read: () => Promise<StoredApp | null>) => {
    const cached = entries.get(key)
    if (!cached) return load(key, read)
    const current_at = Math.max(cached.read_at, app_versions.confirmed_at)
    return performance.now() - current_at < within_ms ? cached.facts : load(key, read)
  }

  return {
    bySlug: (slug, within_ms = APP_FACTS_TTL_MS) =>
      find(`slug ${slug}`, within_ms, () => findAppBySlug(control, slug)),
    byFormerSlug: (slug, within_ms = APP_FACTS_TTL_MS) =>
      find(`former ${slug}`, within_ms, () => findAppByFormerSlug(control, slug)),
    byDeletedSlug: (slug, within_ms = APP_FACTS_TTL_MS) =>
      find(`deleted ${slug}`, within_ms, () => findDeletedBySlug(control, slug)),
    byDomain: (domain, within_ms = APP_FACTS_TTL_MS) =>
      find(`domain ${domain}`, within_ms, () => findAppByDomain(control, domain)),
    byId: (id) => find(`id ${id}`, APP_FACTS_TTL_MS, () => findAppById(control, id)),
    fresh: async (id) => {
      const app = await findAppById(control, id)
      return app && toAppFacts(app)
    },
  }
}
