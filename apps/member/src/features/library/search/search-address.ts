import { listPageTypes } from '@foyer/content/traits'
import { useSyncExternalStore } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { subscribeToLocation } from '#platform/routing/app-location.ts'

/** The path of the search. */
const SEARCH_PATH = '/discover/search'

/** The kinds of results that are no pages. */
export const PEOPLE_KIND = 'people'
export const MESSAGES_KIND = 'messages'

/** What the address of the search asks for: a term, and one kind of results (null: all). */
export type SearchAddress = { term: string; kind: string | null }

/** The longest term that is searched. */
export const MAX_TERM_LENGTH = 100

/** The address of the search with a term and a kind. Other parameters of `search` stay. */
export function searchUrl({ term, kind }: SearchAddress, search = ''): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ term, kind })) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size === 0 ? SEARCH_PATH : `${SEARCH_PATH}?${params}`
}

/** Reads the query of an address; kinds that do not exist count as all. */
export function parseSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search)
  const kind = params.get('kind')
  return {
    term: (params.get('term') ?? '').trim().slice(0, MAX_TERM_LENGTH),
    kind: kind !== null && isKind(kind) ? kind : null,
  }
}

function isKind(kind: string): boolean {
  return [PEOPLE_KIND, MESSAGES_KIND, ...listPageTypes(() => true)].includes(kind)
}

/** The address in force, and how to change it without a new entry of the history. */
export function useSearchAddress(): SearchAddress & { change: (part: Partial<SearchAddress>) => void } {
  const { location } = usePlatform()
  const search = useSyncExternalStore(
    subscribeToLocation,
    () => globalThis.location.search,
    () => '',
  )
  const address = parseSearchAddress(search)
  const change = (part: Partial<SearchAddress>): void => {
    const current = globalThis.location.search
    location.navigate(searchUrl({ ...parseSearchAddress(current), ...part }, current), { replace: true })
  }
  return { ...address, change }
}
