import { addDays } from '@foyer/domain/time'
import { useFormat, useT } from '@foyer/i18n/react'
import { Card, VisuallyHidden } from '@foyer/ui'
import { Check, X } from 'lucide-react'
import type { PlannedSession, Program } from '../queries.ts'
import styles from './plan-card.module.css'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

type PlanCardProps = {
  readonly program: Program
  readonly today: string
  readonly onSession: (session_id: string) => void
}

/** A program of the member: its weeks by days, filled where they trained. */
export function PlanCard({ program, today, onSession }: PlanCardProps) {
  const t = useT()
  const format = useFormat()
  const { title, weeks, week_count, progress } = program
  const current = weeks.findLast(({ starts_on }) => starts_on <= today) ?? weeks[0]
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={styles.title}>
        {t('studio_training.planned_and_completed')}
        <span className={styles.program}>
          <bdi>{title}</bdi>
          {current &&
            `, ${t('studio_training.week_of', { week: Math.min(current.number, week_count), count: week_count })}`}
        </span>
      </h2>
      {current ? (
        <div className={styles.content}>
          <PlanTable program={program} today={today} onSession={onSession} />
          <PlanFigures program={program} />
        </div>
      ) : (
        <div className={styles.unplanned}>
          <p>{t('studio_training.without_days')}</p>
          <p className={styles.percent}>
            {t('studio_training.progress', { percent: format.percent(progress) })}
          </p>
        </div>
      )}
    </Card>
  )
}

function PlanTable({ program, today, onSession }: PlanCardProps) {
  const t = useT()
  const format = useFormat()
  const first = program.weeks[0]
  if (!first) return null
  return (
    <table className={styles.table} aria-label={t('studio_training.plan_of', { title: program.title })}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('studio_training.weeks')}</VisuallyHidden>
          </th>
          {DAYS.map((day) => (
            <th key={day} scope="col">
              {format.day(addDays(first.starts_on, day), 'day_name')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {program.weeks.map((week) => (
          <tr key={week.number}>
            <th scope="row">
              <span className={styles.week}>{t('studio_training.week', { week: week.number })}</span>{' '}
              <span className={styles.start}>{format.day(week.starts_on, 'short')}</span>
            </th>
            {DAYS.map((day) => {
              const date = addDays(week.starts_on, day)
              const planned = week.sessions.filter((session) => session.date === date)
              return (
                <td key={day} data-today={date === today ? '' : undefined}>
                  {planned.length === 0 ? (
                    <span className={styles.rest} aria-hidden="true" />
                  ) : (
                    planned.map((session) => (
                      <PlanCell key={session.page_id} session={session} onSession={onSession} />
                    ))
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PlanCellProps = { readonly session: PlannedSession; readonly onSession: (session_id: string) => void }

/** Tells apart what was done on its day from what was done on another one. */
function getLook({ state, date, done_on }: PlannedSession): PlannedSession['state'] | 'moved' {
  return state === 'done' && done_on !== null && done_on !== date ? 'moved' : state
}

function PlanCell({ session, onSession }: PlanCellProps) {
  const t = useT()
  const format = useFormat()
  const { title, date, done_on, session_id } = session
  const look = getLook(session)
  const label = t('studio_training.cell', {
    title,
    date: format.day(date, 'weekday'),
    state:
      look === 'moved'
        ? t('studio_training.states.moved', { date: format.day(done_on ?? date, 'short') })
        : t(`studio_training.states.${look}`),
  })
  const mark = look === 'missed' ? <X /> : (look === 'done' || look === 'moved') && <Check />
  if (session_id === null) {
    return (
      <span className={styles.cell} data-look={look} title={label}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {mark}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={look}
      aria-label={label}
      title={label}
      onClick={() => onSession(session_id)}
    >
      {mark}
    </button>
  )
}

function PlanFigures({ program: { done, planned, missed } }: { readonly program: Program }) {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.figures}>
      <dl>
        <dt>{t('studio_training.done')}</dt>
        <dd>
          <strong>{format.number(done)}</strong> {t('studio_training.of_planned', { count: planned })}
        </dd>
        <dt>{t('studio_training.missed')}</dt>
        <dd>
          <strong>{format.number(missed)}</strong>
        </dd>
      </dl>
      <ul className={styles.legend} aria-label={t('studio_training.legend')}>
        {(['done', 'moved', 'missed'] as const).map((look) => (
          <li key={look}>
            <span className={styles.swatch} data-look={look} aria-hidden="true" />
            {t(`studio_training.looks.${look}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
