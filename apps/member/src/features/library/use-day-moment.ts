import { useEffect, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { dayMoment } from './day-moment.ts'
import type { DayMoment } from './day-moment.ts'

const MINUTE_MS = 60_000

/** The member's day and the part of it, which go on while the page stays open. */
export function useDayMoment(): DayMoment {
  const { app } = usePlatform()
  const zone = useMember()?.timezone ?? app.time_zone
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = (): void => setNow(Date.now())
    const clock = setInterval(look, MINUTE_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return dayMoment(now, zone)
}
