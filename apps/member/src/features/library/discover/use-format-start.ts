import type { PageFacts } from '@foyer/contract/pages/page-index'
import { wallClockToEpoch } from '@foyer/domain/time'
import { useFormat } from '@foyer/i18n/react'
import { usePlatform } from '#platform/platform.ts'

/** Formats when an event starts, in the reader's zone; null for what has no date. */
export function useFormatStart(): (facts: PageFacts) => string | null {
  const format = useFormat()
  const { app } = usePlatform()
  return ({ starts }) => {
    if (starts === undefined) return null
    const starts_ms = wallClockToEpoch(Date.parse(`${starts}Z`), app.time_zone)
    return `${format.date(starts_ms, 'near')}, ${format.time(starts_ms)}`
  }
}
