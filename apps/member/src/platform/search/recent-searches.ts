import { useState } from 'react'
import { localStore } from '#platform/storage/local.ts'

const MAX_RECENT = 6

/**
 * The latest searches on this device, the newest first. The key names the search and the account, so that another
 * account does not see them.
 */
export function useRecentSearches(search: 'messages' | 'pages', user_id: string) {
  const key = `foyer.recent_searches.${search}.${user_id}`
  const [stored, setStored] = useState(() => ({ key, terms: readTerms(key) }))
  const terms = stored.key === key ? stored.terms : readTerms(key)
  const store = (next: readonly string[]): void => {
    if (next.length === 0) localStore.remove(key)
    else localStore.set(key, JSON.stringify(next))
    setStored({ key, terms: next })
  }
  return {
    terms,
    add: (term: string) => store(addTerm(terms, term)),
    remove: (term: string) => store(terms.filter((one) => one !== term)),
    clear: () => store([]),
  }
}

/** Puts a term first, each once, without those that are too old. */
export function addTerm(terms: readonly string[], term: string): string[] {
  return [term, ...terms.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, MAX_RECENT)
}

function readTerms(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}
