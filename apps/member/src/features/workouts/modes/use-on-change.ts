import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** Runs at first, and whenever `key` has changed. */
export function useOnChange(key: string, run: () => void): void {
  const last = useRef<string | null>(null)
  const onKey = useEffectEvent((next: string) => {
    if (last.current === next) return
    last.current = next
    run()
  })
  useEffect(() => onKey(key), [key])
}

/** Returns one function that runs the newest `run`, for clocks that outlive a render. */
export function useNewest<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(run)
  useEffect(() => {
    newest.current = run
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
