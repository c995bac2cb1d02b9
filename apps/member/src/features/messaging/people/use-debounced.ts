import { useEffect, useState } from 'react'

/** How long typing has to pause before a search starts. */
const SEARCH_DEBOUNCE_MS = 250

/** A typed term, trimmed, once typing has paused. */
export function useDebouncedTerm(typed: string): string {
  const [term, setTerm] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return term
}
