import { useCallback, useSyncExternalStore } from 'react'

export type Layout = 'grid' | 'list'

const listeners = new Set<() => void>()
/** The choices of this visit, where the device stores nothing. */
const chosen = new Map<string, Layout>()

/** The layout that the reader chose for a page or a block with a list, stored on the device; the owner's until then. */
export function useLayout(list_id: string, initial: Layout): [Layout, (layout: Layout) => void] {
  const key = `foyer.layout.${list_id}`
  const layout = useSyncExternalStore(
    subscribe,
    () => readLayout(key) ?? initial,
    () => initial,
  )
  const setLayout = useCallback(
    (next: Layout) => {
      chosen.set(key, next)
      try {
        localStorage.setItem(key, next)
      } catch {
        // Storage is off or full: the choice lasts as long as the visit.
      }
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [layout, setLayout]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readLayout(key: string): Layout | null {
  const in_memory = chosen.get(key)
  if (in_memory) return in_memory
  try {
    const stored = localStorage.getItem(key)
    return stored === 'grid' || stored === 'list' ? stored : null
  } catch {
    return null
  }
}
