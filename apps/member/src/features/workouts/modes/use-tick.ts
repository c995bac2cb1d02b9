import { useEffect } from 'react'

/** Calls `tick` every `period_ms` and when the page is shown again. */
export function useTick(tick: () => void, period_ms: number): void {
  useEffect(() => {
    const timer = setInterval(tick, period_ms)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [tick, period_ms])
}
