import { CALENDAR_TYPE, createCalendarFile } from '@foyer/domain/schedule'
import { useT } from '@foyer/i18n/react'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageHost } from '../../host-context.tsx'
import styles from './styles.module.css'

/** Downloads a calendar file with the stream; its address is that of the page, never that of the video. */
export function AddToCalendar({ starts_at, ends_at }: { starts_at: string; ends_at: string }): ReactNode {
  const t = useT()
  const { index, is_preview } = usePageHost()
  const { page_id, page_title, page_data } = index.page
  const download = (): void => {
    const { origin, host } = window.location
    const entry = {
      uid: `${page_id}@${host}`,
      title: page_title,
      starts_at,
      ends_at,
      url: new URL(page_data, origin).href,
    }
    const file = new Blob([createCalendarFile([entry], Date.now())], { type: CALENDAR_TYPE })
    const href = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href, download: 'live.ics' }).click()
    // Browsers read the file after the click has returned.
    setTimeout(() => URL.revokeObjectURL(href), 60_000)
  }
  return (
    <button type="button" className={styles.add} {...(is_preview ? {} : { onClick: download })}>
      <CalendarPlus size={20} aria-hidden="true" />
      {t('pages.stream.add_to_calendar')}
    </button>
  )
}
