import { createContext, use, useEffect, useState } from 'react'

const refresh_interval_ms = 30_000

/** The offset of the app's clock to the device's in milliseconds; the app layout provides it. */
export const ClockOffset = createContext(0)

/** Returns the app's time in milliseconds, updated every 30 seconds: for "3 days ago" and expired items. */
export function useNow(): number {
  const offset = use(ClockOffset)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refresh_interval_ms)
    return () => clearInterval(timer)
  }, [])
  return now + offset
}
