import { isLocale, LOCALE_NAMES } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, VisuallyHidden } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useSlug } from '#platform/routes.ts'
import { useNow } from '#platform/use-now.ts'
import type { MemberRow } from '../queries.ts'
import { ApproveButton } from './approve-button.tsx'
import styles from './member-cells.module.css'

type CellProps = { readonly row: MemberRow }

const DAY_MS = 86_400_000

/** Who it is, leading to their page. */
export function NameCell({ row: member }: CellProps) {
  const t = useT()
  return (
    <Link
      to="/apps/$slug/members/$member_id"
      params={{ slug: useSlug(), member_id: member.id }}
      className={styles.person}
      data-row=""
    >
      <Avatar name={member.name || member.email} src={member.avatar_urls?.small ?? null} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {member.name || t('studio_members.no_name')}
        </span>
        <span className={styles.email} dir="ltr">
          {member.email}
        </span>
      </span>
    </Link>
  )
}

/** The member's plan, or before a purchase the state that restricts them, such as waiting. */
export function PlanCell({ row: member }: CellProps) {
  const t = useT()
  if (member.status === 'pending') {
    return (
      <span className={styles.pending}>
        <StateBadge tone="warn">{t('studio_members.statuses.pending')}</StateBadge>
        <ApproveButton member={member} />
      </span>
    )
  }
  if (member.status === 'suspended' || member.status === 'deleting')
    return <StateBadge tone="danger">{t(`studio_members.statuses.${member.status}`)}</StateBadge>
  if (member.is_account_admin || member.is_admin)
    return <StateBadge tone="accent">{t('studio_members.team')}</StateBadge>
  return member.plan ? <PlanText plan={member.plan} /> : <EmptyCell />
}

function PlanText({ plan }: { readonly plan: NonNullable<MemberRow['plan']> }) {
  const t = useT()
  const now = useNow()
  if (['active', 'paid', 'granted'].includes(plan.status))
    return (
      <span className={styles.text} dir="auto">
        {plan.title}
      </span>
    )
  const days = Math.ceil((Date.parse(plan.trial_ends_at ?? '') - now) / DAY_MS)
  return (
    <span className={styles.words}>
      <StateBadge tone={plan.status === 'past_due' ? 'danger' : 'accent'}>
        {Number.isNaN(days)
          ? (t.find(`studio_members.purchases.states.${plan.status}`) ?? plan.status)
          : t('studio_members.plan.days_left', { count: Math.max(0, days) })}
      </StateBadge>
      <span className={styles.email} dir="auto">
        {plan.title}
      </span>
    </span>
  )
}

/** The course they are in. */
export function CourseCell({ row: { course } }: CellProps) {
  return course ? (
    <span className={styles.text} dir="auto">
      {course.title}
    </span>
  ) : (
    <EmptyCell />
  )
}

/** How far they are in it. */
export function ProgressCell({ row: { course } }: CellProps) {
  const format = useFormat()
  if (!course) return <EmptyCell />
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${course.progress}%` }} />
      </span>
      {format.percent(course.progress)}
    </span>
  )
}

/** A bar for each of the last eight weeks, with a text for screen readers. */
export function WeeksCell({ row: { weeks } }: CellProps) {
  const t = useT()
  const count = weeks.reduce((sum, one) => sum + one, 0)
  const max_count = Math.max(...weeks, 1)
  return (
    <span className={styles.weeks}>
      <VisuallyHidden>{t('studio_members.weeks', { count, last: weeks.at(-1) ?? 0 })}</VisuallyHidden>
      <svg viewBox="0 0 62 20" aria-hidden="true">
        {weeks.map((value, i) => {
          const height = value === 0 ? 2 : Math.max(4, Math.round((20 * value) / max_count))
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a week has no name but its place
              key={i}
              x={8 * i}
              y={20 - height}
              width="6"
              height={height}
              rx={value === 0 ? 1 : 2}
              data-none={value === 0}
              opacity={value === 0 ? undefined : 0.4 + (0.6 * (i + 1)) / weeks.length}
            />
          )
        })}
      </svg>
    </span>
  )
}

/** What they paid, in every currency that they paid in. */
export function SpentCell({ row: { spent } }: CellProps) {
  const format = useFormat()
  return spent.length > 0 ? (
    format.list(spent.map((sum) => format.money(sum.amount, sum.currency)))
  ) : (
    <EmptyCell />
  )
}

/** The language they chose for themselves. */
export function LanguageCell({ row: { language } }: CellProps) {
  if (language === null) return <EmptyCell />
  return <span className={styles.text}>{isLocale(language) ? LOCALE_NAMES[language] : language}</span>
}

/** Formats the day on which someone joined; of an import without that day, the day of the import. */
export function useJoinedText(): (member: {
  readonly joined_at: string
  readonly imported_at: string | null
}) => string {
  const [t, format] = [useT(), useFormat()]
  return ({ joined_at, imported_at }) => {
    const date = format.date(joined_at)
    return imported_at === joined_at ? t('studio_members.imported', { date }) : date
  }
}

/** The day on which they joined. */
export function JoinedCell({ row: member }: CellProps) {
  return <time dateTime={member.joined_at}>{useJoinedText()(member)}</time>
}

/** How long they have been away. */
export function LastSeenCell({ row: member }: CellProps) {
  const [t, format, now] = [useT(), useFormat(), useNow()]
  if (member.last_seen_at === null) return t('studio_members.never')
  return <time dateTime={member.last_seen_at}>{format.relative(member.last_seen_at, now)}</time>
}

function StateBadge(props: ComponentProps<typeof Badge>) {
  return (
    <span className={styles.badge}>
      <Badge {...props} />
    </span>
  )
}

function EmptyCell() {
  const t = useT()
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('studio_members.nothing')}</VisuallyHidden>
    </span>
  )
}
