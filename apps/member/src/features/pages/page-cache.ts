import { PAGE_DATA_CACHE_PAGES } from '@foyer/domain/constants'
import type { Records } from '../../platform/storage/records.ts'
import type { PageFinding } from './page-state.ts'

/** What was found at a path, for whom. `is_ahead`: read before anyone opened it. */
export type CachedPage = { finding: PageFinding; etag: string | null; at: number; is_ahead?: boolean }

/** The pages that this device remembers: 250 at most, the longest unused forgotten first (spec section 9). */
export interface PageCache {
  /** From memory alone, at once. */
  peek: (key: string) => CachedPage | null
  /** From memory, else from the device. */
  read: (key: string) => Promise<CachedPage | null>
  write: (key: string, page: CachedPage) => void
  /** Everything that is on the device, by its key. */
  all: () => Promise<[key: string, page: CachedPage][]>
  /** Forgets one page, as when it turned from open to gated. */
  drop: (key: string) => void
  /** Forgets everything that was kept for members, or for members under another key. */
  forgetMembers: (except?: string) => Promise<void>
  /** Forgets who was shown no page, and why: missing ones and locked ones may be open by now. */
  forgetShut: () => Promise<void>
}

type Options = { records: Omit<Records<CachedPage>, 'clear'>; limit?: number }

/** Makes the cache. Keys begin with the viewer and a blank; public pages with `public`. */
export function createPageCache({ records, limit = PAGE_DATA_CACHE_PAGES }: Options): PageCache {
  const memory = new Map<string, CachedPage>()

  const touch = (key: string, page: CachedPage): void => {
    memory.delete(key)
    memory.set(key, page)
    const [oldest] = memory.keys()
    if (memory.size > limit && oldest !== undefined) {
      memory.delete(oldest)
      void records.delete(oldest)
    }
  }

  const forgetAll = async (is: (entry: [string, CachedPage]) => boolean): Promise<void> => {
    for (const entry of memory) if (is(entry)) memory.delete(entry[0])
    const kept = await records.all()
    await records.delete(kept.filter(is).map(([key]) => key))
  }

  return {
    peek: (key) => {
      const page = memory.get(key)
      if (page) touch(key, page)
      return page ?? null
    },
    read: async (key) => {
      const known = memory.get(key) ?? (await records.get(key))
      if (known) touch(key, known)
      return known ?? null
    },
    write: (key, page) => {
      touch(key, page)
      void records.set(key, page)
    },
    all: records.all,
    drop: (key) => {
      memory.delete(key)
      void records.delete(key)
    },
    forgetMembers: (except) =>
      forgetAll(([key]) => !key.startsWith('public ') && !(except && key.startsWith(`${except} `))),
    forgetShut: () => forgetAll(([, { finding }]) => finding.status !== 'open'),
  }
}

/** Where the finding of a viewer at a path is kept. */
export function pageKey(viewer: string, locale: string, path: string): string {
  return `${viewer} ${locale} ${path}`
}
