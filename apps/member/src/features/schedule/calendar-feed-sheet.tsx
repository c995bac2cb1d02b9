import { useT } from '@foyer/i18n/react'
import { Button, LinkButton, Notice } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { useToast } from '../../platform/toasts.ts'
import { useToastedCall } from '../../platform/use-toasted-call.ts'
import styles from './calendar-feed-sheet.module.css'

const FEED_KEY = ['schedule', 'feed']

/** The address with which calendar programs follow the member's schedule: create, copy, replace, revoke. */
export function CalendarFeedSheet({ close }: { close: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const queries = useQueryClient()
  const { is_busy, send } = useToastedCall()
  const query = useQuery({ queryKey: FEED_KEY, queryFn: () => api('schedule.getCalendarFeed', {}) })
  const change = (name: 'schedule.createCalendarFeed' | 'schedule.deleteCalendarFeed'): void =>
    void send(async () => {
      queries.setQueryData(FEED_KEY, await api(name, {}))
    })
  const create = (): void => change('schedule.createCalendarFeed')
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('schedule.feed_title')}
      close_label={t('common.close')}
    >
      <div className={styles.body}>
        <p className={styles.text}>{t('schedule.feed_text')}</p>
        <QueryBoundary query={query}>
          {({ url }) =>
            url === null ? (
              <Button is_wide is_busy={is_busy} icon={<CalendarPlus />} onClick={create}>
                {t('schedule.feed_create')}
              </Button>
            ) : (
              <FeedAddress
                url={url}
                is_busy={is_busy}
                replace={create}
                revoke={() => change('schedule.deleteCalendarFeed')}
              />
            )
          }
        </QueryBoundary>
      </div>
    </Sheet>
  )
}

function FeedAddress({
  url,
  is_busy,
  replace,
  revoke,
}: {
  url: string
  is_busy: boolean
  replace: () => void
  revoke: () => void
}): ReactNode {
  const t = useT()
  const toast = useToast()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ text: t('schedule.feed_copied') })
    } catch {
      // The browser may deny the clipboard; the address can be selected.
      toast({ text: t('schedule.feed_copy_refused'), tone: 'danger' })
    }
  }
  return (
    <>
      <LinkButton is_wide icon={<CalendarPlus />} href={url.replace(/^https?:/u, 'webcal:')}>
        {t('schedule.feed_open')}
      </LinkButton>
      <code className={styles.url} dir="ltr">
        {url}
      </code>
      <Button is_wide kind="soft" icon={<Copy />} onClick={() => void copy()}>
        {t('schedule.feed_copy')}
      </Button>
      <Notice>{t('schedule.feed_secret')}</Notice>
      <div className={styles.row}>
        <Button kind="text" size="small" is_busy={is_busy} onClick={replace}>
          {t('schedule.feed_replace')}
        </Button>
        <Button kind="text" size="small" is_busy={is_busy} onClick={revoke}>
          {t('schedule.feed_revoke')}
        </Button>
      </div>
    </>
  )
}
