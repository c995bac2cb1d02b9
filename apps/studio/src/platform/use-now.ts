import { useEffect, useState } from 'react'

const step_ms = 30_000

/** The time in milliseconds, kept fresh to half a minute: for "3 days ago" and for what has ended. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step_ms)
    return () => clearInterval(timer)
  }, [])
  return now
}
