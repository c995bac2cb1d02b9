import type { ReportCase } from '@foyer/contract/messaging/report-shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar, Badge } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { useAppTime } from '#platform/app-time.ts'
import { useSlug } from '#platform/routes.ts'
import styles from './moderation.module.css'
import { useThreadName } from './use-thread-name.ts'

type CaseListProps = {
  readonly cases: readonly ReportCase[]
  readonly open_id: string | undefined
  readonly is_resolved: boolean
}

/** Reported messages as links, each with its author, its first words and the most frequent reason. */
export function CaseList({ cases, open_id, is_resolved }: CaseListProps) {
  const t = useT()
  const slug = useSlug()
  return (
    <ul className={styles.cases} aria-label={t('studio_moderation.cases')}>
      {cases.map((one) => (
        <li key={one.id}>
          <Link
            to="/apps/$slug/messages/moderation"
            params={{ slug }}
            search={{ ...(is_resolved ? { status: 'resolved' as const } : {}), case: one.id }}
            className={styles.case}
            aria-current={one.id === open_id ? 'true' : undefined}
            data-row=""
            data-case={one.id}
          >
            <CaseSummary one={one} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function CaseSummary({ one }: { readonly one: ReportCase }) {
  const t = useT()
  const { format } = useAppTime()
  const threadName = useThreadName()
  const { author, reasons, resolution } = one
  const name = author?.name || t('studio_moderation.someone')
  const [main] = reasons
  return (
    <>
      <span className={styles.case_head}>
        <Avatar name={name} src={author?.avatar_urls?.small ?? null} size={20} />
        <bdi className={styles.name} dir="auto">
          {name}
        </bdi>
        <time className={styles.time} dateTime={one.latest_report_at}>
          {format.dateTime(one.latest_report_at, 'short')}
        </time>
      </span>
      <span className={styles.excerpt} dir="auto">
        {one.excerpt === '' ? t(`studio_moderation.contents.${one.message_type}`) : `“${one.excerpt}”`}
      </span>
      <span className={styles.tags}>
        {main && (
          <Badge tone={resolution === null ? 'danger' : 'neutral'} icon={<Flag aria-hidden="true" />}>
            {t(`studio_moderation.reasons.${main.reason}`)}
            {main.count > 1 && ` × ${format.number(main.count)}`}
          </Badge>
        )}
        {main && one.report_count > main.count && (
          <Badge>{`+${format.number(one.report_count - main.count)}`}</Badge>
        )}
        {resolution !== null && <Badge>{t(`studio_moderation.resolutions.${resolution}`)}</Badge>}
        {resolution === null && one.was_auto_hidden && (
          <Badge tone="warn">{t('studio_moderation.hidden_by_reports')}</Badge>
        )}
        <span className={styles.thread} dir="auto">
          {threadName(one.thread)}
        </span>
      </span>
    </>
  )
}
