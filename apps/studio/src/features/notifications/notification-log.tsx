import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, EmptyState, ListRow, RowList } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { createAppClient } from '../../platform/api.ts'
import { QueryBoundary } from '../../platform/load-state.tsx'
import { Section } from '../../platform/parts/page.tsx'
import { useSlug } from '../../platform/routes.ts'
import { MailSuppression } from './mail-suppression.tsx'
import styles from './notification-log.module.css'

type Logged = OutputFor<'notifications.listMemberLog'>['notifications'][number]
type Delivery = Logged['deliveries'][number]

/** What was sent to a member, by which way, and why not; no texts, as some are private. */
export function NotificationLog({ id }: { readonly id: string }) {
  const t = useT()
  const slug = useSlug()
  const query_key = ['app', slug, 'notifications', 'log', id]
  const query = useQuery({
    queryKey: query_key,
    queryFn: ({ signal }) => createAppClient(slug)('notifications.listMemberLog', { id }, { signal }),
  })
  return (
    <Section title={t('studio_notices.title')}>
      <QueryBoundary query={query} content_name={t('studio_notices.title')}>
        {({ notifications, mail_suppression }) => (
          <div className={styles.log}>
            {mail_suppression && (
              <MailSuppression id={id} suppression={mail_suppression} query_key={query_key} />
            )}
            {notifications.length === 0 ? (
              <EmptyState
                heading="h3"
                icon={<Bell />}
                title={t('studio_notices.none')}
                text={t('studio_notices.none_text')}
              />
            ) : (
              <RowList label={t('studio_notices.title')}>
                {notifications.map((notification) => (
                  <LogRow key={notification.id} notification={notification} />
                ))}
              </RowList>
            )}
          </div>
        )}
      </QueryBoundary>
    </Section>
  )
}

function LogRow({ notification: { kind, created_at, deliveries } }: { readonly notification: Logged }) {
  const t = useT()
  const format = useFormat()
  return (
    <ListRow
      title={t(`studio_notices.kinds.${kind}`)}
      meta={format.dateTime(created_at, 'medium')}
      below={
        <span className={styles.ways}>
          {deliveries.map((delivery) => (
            <Way key={delivery.channel} delivery={delivery} />
          ))}
        </span>
      }
    />
  )
}

const TONES = { sent: 'ok', waiting: 'neutral', skipped: 'neutral', failed: 'danger' } as const

function Way({ delivery: { channel, state, reason } }: { readonly delivery: Delivery }) {
  const t = useT()
  return (
    <Badge tone={TONES[state]}>
      {t(`studio_notices.channels.${channel}`)}
      {': '}
      {reason === null ? t(`studio_notices.states.${state}`) : t(`studio_notices.reasons.${reason}`)}
    </Badge>
  )
}
