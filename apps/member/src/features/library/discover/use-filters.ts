import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { subscribeToLocation } from '#platform/routing/app-location.ts'
import { parseFilters, writeFilters, type Filters } from './filters.ts'

/** The filters of the address, and how to change them. A change takes the place of the entry in the history. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const { location } = usePlatform()
  const search = useSyncExternalStore(subscribeToLocation, () => globalThis.location.search)
  const filters = useMemo(() => parseFilters(search), [search])
  const change = useCallback(
    (changed: Partial<Filters>) => {
      const { search: current } = globalThis.location
      const next = writeFilters(current, { ...parseFilters(current), ...changed })
      location.navigate(location.path() + next, { replace: true })
    },
    [location],
  )
  return [filters, change]
}
