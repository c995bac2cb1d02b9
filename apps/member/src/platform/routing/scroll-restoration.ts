import { ROUTE_CHANGE_SCROLL_DELAY_MS } from '@foyer/domain/constants'
import { sessionStore } from '../storage/local.ts'
import { LOCATION_CHANGED } from './app-location.ts'
import type { AppLocation } from './app-location.ts'

/** Scroll positions of history entries in pixels, stored for the tab. */
export type ScrollMemory = { save: (key: number, top: number) => void; read: (key: number) => number | null }

const KEY = 'foyer.scroll'

/** Reads and writes places in the tab's storage. */
export function createScrollMemory(): ScrollMemory {
  const read = (): Record<string, number> => {
    const text = sessionStore.get(KEY)
    return text === null ? {} : (JSON.parse(text) as Record<string, number>)
  }
  return {
    save: (key, top) => sessionStore.set(KEY, JSON.stringify({ ...read(), [key]: Math.round(top) })),
    read: (key) => read()[key] ?? null,
  }
}

/** The parts of a window that are used. */
export type ScrollView = {
  readonly scrollY: number
  scrollTo: (options: ScrollToOptions) => void
  addEventListener: (type: string, listener: () => void) => void
  removeEventListener: (type: string, listener: () => void) => void
}

type Options = {
  location: Pick<AppLocation, 'key' | 'path'>
  memory: ScrollMemory
  view: ScrollView
  /** Whether content is still loading; the position is then retried until it is reached or the time is over. */
  delay_ms?: number
}

/**
 * Scrolls new pages to the top 200 ms after a route change (spec section 9, "Route-change scroll delay"). Going back
 * restores the position while content loads. A change of the hash does not scroll.
 */
export function restoreScroll({
  location,
  memory,
  view,
  delay_ms = ROUTE_CHANGE_SCROLL_DELAY_MS,
}: Options): () => void {
  let path = location.path()
  let key = location.key()
  let timer: ReturnType<typeof setTimeout> | undefined

  const scrollToTop = (top: number): void => {
    clearTimeout(timer)
    view.scrollTo({ top, behavior: 'instant' })
    timer = setTimeout(() => {
      if (Math.abs(view.scrollY - top) > 1) view.scrollTo({ top, behavior: 'instant' })
    }, delay_ms)
  }
  const savePosition = (): void => {
    if (location.path() !== path) return
    memory.save(key, view.scrollY)
  }
  const onNavigate = (): void => {
    const is_new_entry = location.key() > key
    if (location.path() !== path && is_new_entry) scrollToTop(0)
    path = location.path()
    key = location.key()
  }
  const onPop = (): void => {
    const is_same = location.path() === path
    path = location.path()
    key = location.key()
    if (!is_same) scrollToTop(memory.read(key) ?? 0)
  }
  view.addEventListener('scrollend', savePosition)
  view.addEventListener('pagehide', savePosition)
  view.addEventListener(LOCATION_CHANGED, onNavigate)
  view.addEventListener('popstate', onPop)
  return () => {
    clearTimeout(timer)
    view.removeEventListener('scrollend', savePosition)
    view.removeEventListener('pagehide', savePosition)
    view.removeEventListener(LOCATION_CHANGED, onNavigate)
    view.removeEventListener('popstate', onPop)
  }
}
