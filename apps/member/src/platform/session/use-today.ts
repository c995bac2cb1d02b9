import { today } from '@foyer/domain/schedule'
import { useState } from 'react'
import { usePlatform } from '../platform.ts'
import { useMember } from './use-session.ts'

/** The zone in which the member's days are counted, and today in it. */
export function useToday(): { zone: string; day: string } {
  const { app } = usePlatform()
  const zone = useMember()?.timezone ?? app.time_zone
  const [now] = useState(() => new Date().toISOString())
  return { zone, day: today(now, zone) }
}
