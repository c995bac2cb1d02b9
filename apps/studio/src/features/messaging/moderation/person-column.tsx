import type { ModerationEntry, ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar, Badge, Button, Notice } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import {
  ArrowUpRight,
  Check,
  EyeOff,
  MailWarning,
  StickyNote,
  Trash2,
  TriangleAlert,
  Undo2,
  UserX,
  Volume2,
  VolumeX,
  Eye,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { useSlug } from '#platform/routes.ts'
import styles from './moderation.module.css'

type PersonColumnProps = {
  readonly one: ReportCaseDetail
  readonly is_busy: boolean
  readonly onUnmute: () => void
}

/** The author of a reported message: who they are, what others say by their reports, and what was done before. */
export function PersonColumn({ one, is_busy, onUnmute }: PersonColumnProps) {
  const t = useT()
  const { format } = useAppTime()
  const { person } = one
  const is_counted = one.resolution === 'hidden' || one.resolution === 'deleted'
  const hidden_before = person.hidden_count - (is_counted ? 1 : 0)
  const counts = [
    ['messages', person.message_count],
    ['hidden', person.hidden_count],
    ['reported_by', person.reporter_count],
    ['blocked_by', person.blocker_count],
  ] as const
  return (
    <>
      <PersonHead one={one} />
      {person.is_suspended && (
        <p>
          <Badge tone="danger">{t('studio_moderation.suspended')}</Badge>
        </p>
      )}
      {person.muted_until !== null && (
        <Notice
          icon={<VolumeX />}
          action={
            <Button kind="outline" size="small" is_busy={is_busy} onClick={onUnmute}>
              {t('studio_moderation.unmute')}
            </Button>
          }
        >
          {t('studio_moderation.muted_until', { date: format.dateTime(person.muted_until, 'short') })}
        </Notice>
      )}
      {hidden_before > 0 && (
        <Notice tone="warn" icon={<TriangleAlert />}>
          {t('studio_moderation.hidden_before', { count: hidden_before })}
        </Notice>
      )}
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`studio_moderation.counts.${name}`)}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {one.history.length > 0 && (
        <section aria-label={t('studio_moderation.history_title')}>
          <h3 className={styles.subtitle}>{t('studio_moderation.history_title')}</h3>
          <ul className={styles.history}>
            {one.history.map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function PersonHead({ one }: Pick<PersonColumnProps, 'one'>) {
  const t = useT()
  const slug = useSlug()
  const { format } = useAppTime()
  const { author, person } = one
  const name = author?.name || t('studio_moderation.someone')
  const joined = person.joined_at === null ? null : format.date(person.joined_at)
  return (
    <div className={styles.person}>
      <Avatar name={name} src={author?.avatar_urls?.small ?? null} size={44} />
      <div className={styles.body}>
        <h2 className={styles.person_name} dir="auto">
          {name}
        </h2>
        <p className={styles.meta}>
          {joined === null ? t('studio_moderation.gone') : t('studio_moderation.joined', { date: joined })}
        </p>
      </div>
      {person.member_id !== null && !person.is_team && (
        <Link
          to="/apps/$slug/members/$member_id"
          params={{ slug, member_id: person.member_id }}
          className={styles.profile}
          aria-label={t('studio_moderation.open_profile', { name })}
        >
          <ArrowUpRight aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}

const ICONS: Record<ModerationEntry['action'], ReactNode> = {
  auto_hidden: <EyeOff />,
  opened: <Eye />,
  thread_read: <Eye />,
  kept: <Check />,
  hidden: <EyeOff />,
  restored: <Undo2 />,
  deleted: <Trash2 />,
  warned: <MailWarning />,
  muted: <VolumeX />,
  unmuted: <Volume2 />,
  suspended: <UserX />,
  noted: <StickyNote />,
}

function HistoryEntry({ entry }: { readonly entry: ModerationEntry }) {
  const t = useT()
  const { format } = useAppTime()
  const { action, actor_name, text, days, at } = entry
  return (
    <li className={styles.entry}>
      <span className={styles.entry_icon} aria-hidden="true">
        {ICONS[action]}
      </span>
      <div className={styles.body}>
        <p>
          {action === 'auto_hidden'
            ? t('studio_moderation.history.auto_hidden')
            : t(`studio_moderation.history.${action}`, {
                actor: actor_name ?? t('studio_moderation.someone'),
                days: days ?? 0,
              })}
        </p>
        {text !== null && (
          <p className={styles.note} dir="auto">
            “{text}”
          </p>
        )}
        <time className={styles.time} dateTime={at}>
          {format.dateTime(at, 'short')}
        </time>
      </div>
    </li>
  )
}
