import { createContext, use, useEffect, useState } from 'react'

const refresh_interval_ms = 30_000

/** How far the clock of the app on the screen is ahead of this device's, in milliseconds; the frame of the app says it. */
export const ClockOffset = createContext(0)

/** The app's time in milliseconds, kept fresh to half a minute: for "3 days ago" and for what has ended. */
export function useNow(): number {
  const offset = use(ClockOffset)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refresh_interval_ms)
    return () => clearInterval(timer)
  }, [])
  return now + offset
}
