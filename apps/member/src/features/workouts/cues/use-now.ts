import { useEffect, useState } from 'react'
import { createSteadyClock } from './create-steady-clock.ts'

/** The time of all clocks of a workout, in milliseconds since 1970. */
export const steadyNow = createSteadyClock({
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  isVisible: () => globalThis.document?.visibilityState === 'visible',
})

/** The time, read every `period_ms` and when the page is shown again. */
export function useNow(period_ms: number): number {
  const [now, setNow] = useState(steadyNow)
  useEffect(() => {
    const read = (): void => setNow(steadyNow())
    const timer = setInterval(read, period_ms)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [period_ms])
  return now
}
