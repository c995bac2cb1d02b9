import { CALENDAR_TYPE, calendarLinks, createCalendarFile, type TimedEntry } from '@foyer/domain/schedule'
import { useT } from '@foyer/i18n/react'
import { Button, LinkButton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { CalendarPlus, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './calendar-feed-sheet.module.css'

/** Adds something at a time to the member's own calendar: at Google, at Microsoft, or by a file. */
export function CalendarsSheet({ entry, close }: { entry: TimedEntry; close: () => void }): ReactNode {
  const t = useT()
  const { google, outlook, microsoft_365 } = calendarLinks(entry)
  const sites = [
    { name: 'Google Calendar', href: google },
    { name: 'Outlook.com', href: outlook },
    { name: 'Microsoft 365', href: microsoft_365 },
  ]
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('events.add_to_calendar')}
      close_label={t('common.close')}
    >
      <div className={styles.body}>
        {sites.map(({ name, href }) => (
          <LinkButton
            key={name}
            is_wide
            kind="soft"
            icon={<ExternalLink />}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
            {name}
          </LinkButton>
        ))}
        <Button
          is_wide
          kind="soft"
          icon={<CalendarPlus />}
          onClick={() => {
            download(entry)
            close()
          }}
        >
          {t('events.calendar_file')}
        </Button>
      </div>
    </Sheet>
  )
}

function download(entry: TimedEntry): void {
  const file = new Blob([createCalendarFile([entry], Date.now())], { type: CALENDAR_TYPE })
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: 'event.ics' }).click()
  // Browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
