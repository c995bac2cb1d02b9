import { useFormat, useT } from '@foyer/i18n/react'
import { movePlan, planWeek, type PlannedDay, type PlannedPage } from '@foyer/domain/progress'
import { Check, CircleAlert, Moon, Play, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HostLink, HostPlan } from '../../host.ts'
import { usePageHost } from '../../host-context.tsx'
import { ImageView } from '../../image-view.tsx'
import buttonStyles from '../../parts/action-button.module.css'
import { formatFacts, formatLockReason, joinWithDots } from '../../parts/format-facts.ts'
import { PageAnchor } from '../../parts/page-anchor.tsx'
import styles from './plan-section.module.css'

/** The days of a run: today's sessions, what was missed, and the week. */
export function PlanSection({ plan }: { plan: HostPlan }): ReactNode {
  const t = useT()
  return (
    <>
      <Today plan={plan} />
      <Missed plan={plan} />
      <section className={styles.part} aria-labelledby="plan-week">
        <h2 id="plan-week" className={styles.heading}>
          {t('pages.plan.week')}
        </h2>
        <Week plan={plan} />
      </section>
    </>
  )
}

/** Today's sessions; on a day of rest the next one. */
function Today({ plan }: { plan: HostPlan }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { today, started_on, pages } = plan
  const todays = pages.filter((page) => page.date === today && page.state !== 'skipped')
  const next = pages.find((page) => page.state === 'coming')
  if (todays.length === 0 && !next) return null
  const is_before_start = today < started_on
  return (
    <section className={styles.part} aria-labelledby="plan-today">
      <div className={styles.head}>
        <h2 id="plan-today" className={styles.heading}>
          {is_before_start
            ? t('pages.plan.starts_on', { day: format.day(started_on, 'near') })
            : t('pages.plan.state.today')}
        </h2>
        {!is_before_start && <span className={styles.date}>{format.day(today, 'near')}</span>}
      </div>
      {todays.length === 0 && !is_before_start && (
        <p className={styles.rest}>
          <Moon size={16} aria-hidden="true" />
          {t('pages.plan.rest_day')}
        </p>
      )}
      {todays.map((page) => (
        <SessionCard key={page.page_id} page={page} label={null} />
      ))}
      {todays.length === 0 && next && (
        <SessionCard
          page={next}
          label={is_before_start ? null : t('pages.plan.next_on', { day: format.day(next.date, 'near') })}
        />
      )}
    </section>
  )
}

function SessionCard({ page, label }: { page: PlannedPage; label: string | null }): ReactNode {
  const t = useT()
  const format = useFormat()
  const link = usePageHost().link(page.page_id)
  if (!link) return null
  const lockReason = formatLockReason(t, format, link)
  const facts = formatFacts(t, link.content_type, link.facts)
  return (
    <PageAnchor link={link} className={styles.card}>
      <span className={styles.frame}>
        <ImageView
          image={link.cover}
          page={{ page_id: page.page_id, content_type: link.content_type }}
          width={400}
          height={400}
          sizes="72px"
          className={styles.picture}
        />
      </span>
      <span className={styles.words}>
        {label !== null && <span className={styles.label}>{label}</span>}
        <span className={styles.title} dir="auto">
          {link.title}
        </span>
        <span className={styles.meta}>{lockReason ?? facts}</span>
      </span>
      <CardEnd page={page} link={link} />
    </PageAnchor>
  )
}

function CardEnd({ page, link }: { page: PlannedPage; link: HostLink }): ReactNode {
  const t = useT()
  if (page.state === 'done') {
    return (
      <span className={styles.finished}>
        <Check size={20} aria-hidden="true" />
        {t('pages.link.done')}
      </span>
    )
  }
  if (page.state !== 'today' || link.state !== 'granted') return null
  return (
    <span className={styles.start}>
      <Play size={16} fill="currentColor" aria-hidden="true" />
      {t('pages.plan.start')}
    </span>
  )
}

/** What was missed, with two ways on: all dates move, or none. */
function Missed({ plan }: { plan: HostPlan }): ReactNode {
  const t = useT()
  const format = useFormat()
  const host = usePageHost()
  const missed = plan.pages.flatMap((page) => {
    const link = page.state === 'missed' ? host.link(page.page_id) : null
    return link ? [{ ...page, link }] : []
  })
  const move = movePlan(plan.pages, plan.today)
  const [first] = missed
  if (!first || !move) return null
  return (
    <section className={styles.part} aria-labelledby="plan-missed">
      <div className={styles.missed}>
        <h2 id="plan-missed" className={styles.missedTitle}>
          <CircleAlert size={20} aria-hidden="true" />
          {t('pages.plan.missed', { count: missed.length })}
        </h2>
        <ul className={styles.missedList}>
          {missed.slice(0, MAX_NAMED).map(({ page_id, date, link }) => (
            <li key={page_id}>
              <PageAnchor link={link} className={styles.missedRow}>
                <span dir="auto">{link.title}</span>
                <span className={styles.date}>{format.day(date, 'near')}</span>
              </PageAnchor>
            </li>
          ))}
        </ul>
        {missed.length > MAX_NAMED && (
          <p className={styles.help}>{t('pages.plan.more', { count: missed.length - MAX_NAMED })}</p>
        )}
        <div className={styles.buttons}>
          <button type="button" className={buttonStyles.button} data-look="soft" onClick={plan.move}>
            {t('pages.plan.move')}
          </button>
          <button type="button" className={buttonStyles.button} data-look="text" onClick={plan.skip}>
            {t('pages.plan.skip')}
          </button>
        </div>
        <p className={styles.help}>
          {t('pages.plan.move_help', { title: first.link.title, days: move.days })}{' '}
          {t('pages.plan.skip_help')}
        </p>
      </div>
    </section>
  )
}

const MAX_NAMED = 3

function Week({ plan }: { plan: HostPlan }): ReactNode {
  return (
    <ol className={styles.week}>
      {planWeek(plan.pages, plan).map((day) => (
        <li key={day.date} className={styles.day} aria-current={day.date === plan.today ? 'date' : undefined}>
          <DayContent day={day} />
        </li>
      ))}
    </ol>
  )
}

function DayContent({ day: { date, pages } }: { day: PlannedDay }): ReactNode {
  const t = useT()
  const format = useFormat()
  const host = usePageHost()
  const page = pages.find(({ state }) => state !== 'done') ?? pages[0]
  const link = page ? host.link(page.page_id) : null
  const state = page?.state ?? 'rest'
  const content = (
    <>
      <span className={styles.weekday}>{format.day(date, 'day_name')}</span>
      <span className={styles.number}>{format.number(Number(date.slice(8)))}</span>
      <span className={styles.mark} data-state={state} aria-hidden="true">
        {MARKS[state]}
      </span>
      <span className={styles.state}>{t(`pages.plan.state.${state}`)}</span>
      {link && <span className={styles.hidden}>{link.title}</span>}
    </>
  )
  return link ? (
    <PageAnchor link={link} className={styles.dayLink}>
      {content}
    </PageAnchor>
  ) : (
    <span className={styles.dayLink}>{content}</span>
  )
}

const MARKS: Record<PlannedPage['state'] | 'rest', ReactNode> = {
  done: <Check size={14} strokeWidth={3} />,
  today: <Play size={11} fill="currentColor" />,
  missed: <X size={14} strokeWidth={2.5} />,
  skipped: null,
  coming: null,
  rest: null,
}

/** Formats the line below a session of a planned program: its date, or that it is today's, missed or left out. */
export function usePlannedMeta(): (page: PlannedPage, facts: string) => string {
  const t = useT()
  const format = useFormat()
  return ({ state, date }, facts) => {
    if (state === 'today') return joinWithDots([t('pages.plan.state.today'), facts])
    const is_behind = state === 'missed' || state === 'skipped'
    return joinWithDots([is_behind && t(`pages.plan.state.${state}`), format.day(date, 'near'), facts])
  }
}
