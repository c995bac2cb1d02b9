import { useEffect, useState } from 'react'

/** Returns what was typed, trimmed, once typing has paused. What was there at first is returned at once. */
export function useDebounced(typed: string, delay_ms: number): string {
  const [term, setTerm] = useState(typed.trim())
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), delay_ms)
    return () => clearTimeout(timer)
  }, [typed, delay_ms])
  return term
}
