import { useState } from 'react'
import { localStore } from '#platform/storage/local.ts'

const MAX_RECENT = 6

/** Stored for each account, so that another one on this device does not see them. */
const recentKey = (user_id: string): string => `foyer.message_searches.${user_id}`

/** The latest searches of an account on this device, the newest first. */
export function useRecentSearches(user_id: string) {
  const [terms, setTerms] = useState(() => readTerms(user_id))
  const store = (next: readonly string[]): void => {
    if (next.length === 0) localStore.remove(recentKey(user_id))
    else localStore.set(recentKey(user_id), JSON.stringify(next))
    setTerms(next)
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

function readTerms(user_id: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(recentKey(user_id)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}
