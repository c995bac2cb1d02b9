import { useT } from '@foyer/i18n/react'
import { CalendarPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePageHost } from '../../host-context.tsx'
import styles from './styles.module.css'

/** Adds the stream to a calendar; its address there is that of the page, never that of the video. */
export function AddToCalendar({ starts_at, ends_at }: { starts_at: string; ends_at: string }): ReactNode {
  const t = useT()
  const { index, is_preview, panes } = usePageHost()
  const [is_open, setOpen] = useState(false)
  const { calendars: Calendars } = panes
  const { page_id, page_title, page_data } = index.page
  return (
    <>
      <button type="button" className={styles.add} {...(is_preview ? {} : { onClick: () => setOpen(true) })}>
        <CalendarPlus size={20} aria-hidden="true" />
        {t('pages.stream.add_to_calendar')}
      </button>
      {is_open && Calendars && (
        <Calendars
          entry={{
            uid: `${page_id}@${window.location.host}`,
            title: page_title,
            starts_at,
            ends_at,
            url: new URL(page_data, window.location.origin).href,
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
