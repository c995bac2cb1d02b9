import { today } from '@foyer/domain/schedule'
import { wallClock } from '@foyer/domain/time'
import { useEffect, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useMember } from '../../platform/session/use-session.ts'

/** The part of the day by which people greet. */
export type DayPart = 'morning' | 'afternoon' | 'evening'

/** A time in the member's zone: the day and the part of the day. */
export type LocalTime = { day: string; part: DayPart }

const HOUR_MS = 3_600_000

/** The day and its part in a zone. The hours before four count as evening, because those awake then think so. */
export function toLocalTime(now: number, zone: string): LocalTime {
  const hour = Math.floor((wallClock(now, zone) % (24 * HOUR_MS)) / HOUR_MS)
  const part = hour < 4 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return { day: today(new Date(now).toISOString(), zone), part }
}

/** The name by which someone is greeted: the first word of their whole one. */
export function getFirstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}

const MINUTE_MS = 60_000

/** The member's day and the part of it, which go on while the page stays open. */
export function useLocalTime(): LocalTime {
  const { app } = usePlatform()
  const zone = useMember()?.timezone ?? app.time_zone
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const update = (): void => setNow(Date.now())
    const timer = setInterval(update, MINUTE_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return toLocalTime(now, zone)
}
