import { useSyncExternalStore } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { subscribeToLocation } from '../../platform/routing/app-location.ts'
import { changeScheduleAddress, parseScheduleAddress, type ScheduleAddress } from './schedule-url.ts'

/** The address in force, and how to change it without a new entry of the history. */
export function useScheduleAddress(): ScheduleAddress & { change: (part: Partial<ScheduleAddress>) => void } {
  const { location } = usePlatform()
  const search = useSyncExternalStore(
    subscribeToLocation,
    () => globalThis.location.search,
    () => '',
  )
  const change = (part: Partial<ScheduleAddress>): void =>
    location.navigate(changeScheduleAddress(globalThis.location.search, part), { replace: true })
  return { ...parseScheduleAddress(search), change }
}
