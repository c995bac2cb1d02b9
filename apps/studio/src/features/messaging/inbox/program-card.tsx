import { addDays } from '@foyer/domain/time'
import { useFormat, useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { Check, X } from 'lucide-react'
import type { Program } from '../../workouts/index.ts'
import styles from './member-column.module.css'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** A program of the member: how far they are, and this week by days. */
export function ProgramCard({ program, today }: { readonly program: Program; readonly today: string }) {
  const t = useT()
  const format = useFormat()
  const { title, weeks, week_count, progress } = program
  const week = weeks.findLast(({ starts_on }) => starts_on <= today) ?? weeks[0]
  return (
    <section className={styles.card} aria-label={title}>
      <h3 className={styles.card_head}>
        <bdi className={styles.cut} dir="auto">
          {title}
        </bdi>
        {week && (
          <span className={styles.meta}>
            {t('studio_inbox.member.week_of', { week: Math.min(week.number, week_count), count: week_count })}
          </span>
        )}
      </h3>
      <p className={styles.progress}>
        <progress
          max={100}
          value={progress}
          aria-label={t('studio_training.progress', { percent: format.percent(progress) })}
        />
        <span aria-hidden="true">{format.percent(progress)}</span>
      </p>
      {week && (
        <ul className={styles.week} aria-label={t('studio_training.plan_of', { title })}>
          {DAYS.map((day) => {
            const date = addDays(week.starts_on, day)
            const session = week.sessions.find((one) => one.date === date)
            return (
              <li key={day} data-state={session?.state} data-today={date === today}>
                <span aria-hidden="true">{format.day(date, 'day_name')}</span>
                {session?.state === 'done' && <Check aria-hidden="true" />}
                {session?.state === 'missed' && <X aria-hidden="true" />}
                {(session?.state === 'today' || session?.state === 'coming') && (
                  <span className={styles.dot} aria-hidden="true" />
                )}
                <VisuallyHidden>
                  {session
                    ? t('studio_training.cell', {
                        title: session.title,
                        date: format.day(date, 'weekday'),
                        state: t(`studio_training.states.${session.state}`),
                      })
                    : t('studio_inbox.member.rest', { date: format.day(date, 'weekday') })}
                </VisuallyHidden>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
