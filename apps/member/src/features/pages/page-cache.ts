import { PAGE_DATA_CACHE_PAGES } from '@foyer/domain/constants'
import { logFailure } from '../../platform/log.ts'
import { once } from '../../platform/once.ts'
import type { Records } from '../../platform/storage/records.ts'
import type { PageFinding } from './page-state.ts'
import { whenIdle } from '../../platform/idle.ts'

/** What was found at a path, for whom. `is_ahead`: read before anyone opened it. */
export type CachedPage = { finding: PageFinding; etag: string | null; at: number; is_ahead?: boolean }

/**
 * The pages that this device remembers: 250 at most, those of earlier visits among them, the longest unused forgotten
 * first (spec section 9).
 */
export interface PageCache {
  /** From memory alone, at once. */
  peek: (key: string) => CachedPage | null
  /** From memory, else from the device. */
  read: (key: string) => Promise<CachedPage | null>
  write: (key: string, page: CachedPage) => void
  /** Everything that is on the device, by its key. */
  all: () => Promise<[key: string, page: CachedPage][]>
  /** Forgets what everyone could see at a path, in every language, as when it turned from open to gated. */
  dropOpen: (path: string) => void
  /** Forgets what single viewers were given or told at a path, in every language, as when it is open to everyone. */
  dropOwn: (path: string) => void
  /** Forgets everything that was kept for members, or for members under another key. */
  forgetMembers: (except?: string) => Promise<void>
  /** Forgets who was shown no page, and why: missing ones and locked ones may be open by now. */
  forgetShut: () => Promise<void>
}

type Options = {
  records: Omit<Records<CachedPage>, 'clear'>
  /** The keys of what earlier visits have kept, the longest unused first. */
  earlier: () => Promise<readonly string[]>
  limit?: number
}

/** Makes the cache. Keys are made by `pageKey`. */
export function createPageCache({ records, earlier, limit = PAGE_DATA_CACHE_PAGES }: Options): PageCache {
  const memory = new Map<string, CachedPage>()
  /** Keys in the order in which they were used; those of earlier visits come before, once the device was asked. */
  let used = new Set<string>()

  const remembered = once(async () => {
    const before = await earlier()
    used = new Set([...before.filter((key) => !used.has(key)), ...used])
  })

  const touch = (key: string, page: CachedPage): void => {
    memory.set(key, page)
    used.delete(key)
    used.add(key)
  }
  const makeRoom = async (): Promise<void> => {
    await remembered()
    await forget([...used].slice(0, Math.max(0, used.size - limit)))
  }
  const forget = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      memory.delete(key)
      used.delete(key)
    }
    if (keys.length > 0) await records.delete(keys)
  }

  const dropAt = (path: string, isOf: (viewer: string | undefined) => boolean): void => {
    const isAt = (key: string): boolean => isOf(viewerOf(key)) && key.endsWith(` ${path}`)
    note(forget([...used].filter(isAt)))
    // What has been written since is no part of it.
    const dropRest = (): Promise<void> => forget([...used].filter((key) => isAt(key) && !memory.has(key)))
    note(remembered().then(dropRest))
  }

  /** Asks the device itself, where another tab may have written meanwhile. */
  const forgetAll = async (is: (entry: [string, CachedPage]) => boolean): Promise<void> => {
    for (const entry of [...memory]) if (is(entry)) memory.delete(entry[0])
    const kept = await records.all()
    await forget(kept.filter(is).map(([key]) => key))
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
      note(records.set(key, page))
      note(makeRoom())
    },
    all: records.all,
    dropOpen: (path) => dropAt(path, (viewer) => viewer === PUBLIC),
    dropOwn: (path) => dropAt(path, (viewer) => viewer !== PUBLIC),
    forgetMembers: (except) => forgetAll(([key]) => ![PUBLIC, except].includes(viewerOf(key))),
    forgetShut: () => forgetAll(([, { finding }]) => finding.status !== 'open'),
  }
}

function viewerOf(key: string): string | undefined {
  return key.split(' ', 2)[1]
}

/** What the device cannot do now is nobody's wait. */
function note(work: Promise<void>): void {
  work.catch((error: unknown) => logFailure('page cache', error))
}

/** The viewer under whose name stands what everyone may see. */
export const PUBLIC = 'public'

/** Where the finding of a viewer at a path of an app is kept. */
export function pageKey(app_id: string, viewer: string, locale: string, path: string): string {
  return `${app_id} ${viewer} ${locale} ${path}`
}

/**
 * The keys of what earlier visits have kept of an app, the longest unused first, once the browser has nothing better to
 * do. What another app had at this address before is forgotten.
 */
export async function earlierPages(
  records: Pick<Records<CachedPage>, 'all' | 'delete'>,
  app_id: string,
  idle: (work: () => void) => void = whenIdle,
): Promise<string[]> {
  await new Promise<void>((resolve) => idle(resolve))
  const keys = (await records.all()).toSorted(([, a], [, b]) => a.at - b.at).map(([key]) => key)
  const isOwn = (key: string): boolean => key.startsWith(`${app_id} `)
  await records.delete(keys.filter((key) => !isOwn(key)))
  return keys.filter(isOwn)
}
