import { EXERCISE_ART_TYPE } from '@foyer/content/traits'
import { FEELINGS } from '@foyer/contract/rules/workouts'
import type { Feeling, WeightUnit } from '@foyer/contract/rules/workouts'
import { computeFigures, findRecords, readSessionLog, type SessionRecord } from '@foyer/domain/training'
import type { Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, TextArea } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Annoyed, Bandage, Frown, Laugh, Smile, Trophy, type LucideIcon } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { coverUrl } from '../../platform/screen/cover.tsx'
import { formatElapsed, toShownWeight } from './figures-text.ts'
import { formatAmount, formatSet, formatWeight } from './format-set.ts'
import { LogNotice } from './log-notice.tsx'
import { useWeightUnit } from './player-settings.ts'
import { SessionComments } from './session-comments.tsx'
import styles from './summary.module.css'
import type { LogSession } from './log-database.ts'
import type { WorkoutLog } from './workout-log.ts'

const ICONS: Readonly<Record<Feeling, LucideIcon>> = {
  easy: Laugh,
  good: Smile,
  hard: Annoyed,
  brutal: Frown,
  hurt: Bandage,
}

/** A finished session: what it adds up to, its records, and how it was. It is saved before this is shown. */
export function SummaryScreen({ log, stored }: { log: WorkoutLog; stored: LogSession }): ReactNode {
  const t = useT()
  const { app, location } = usePlatform()
  const [unit] = useWeightUnit()
  const state = useMemo(
    () =>
      readSessionLog(
        stored.workout,
        stored.entries.map(({ entry }) => entry),
      ),
    [stored.workout, stored.entries],
  )
  const figures = computeFigures(state, stored)
  const records = findRecords(state, new Map(stored.last_times.map((last) => [last.exercise_id, last])))
  const { before_kg, comments } = useListed(stored)
  const titles = new Map(stored.exercises.map(({ page_id, title }) => [page_id, title]))
  const [feeling, setFeeling] = useState(state.reflection?.feeling ?? null)
  const [note, setNote] = useState(state.reflection?.note ?? '')

  const close = (): void => {
    if (feeling !== (state.reflection?.feeling ?? null) || note !== (state.reflection?.note ?? ''))
      log.record(stored.id, {
        activity_type: 'reflection',
        workout_group_id: null,
        workout_group_item_id: null,
        data: { feeling, note },
      })
    location.navigate(stored.page_path, { replace: true })
  }
  const [first] = stored.exercises
  const of = { id: first?.page_id ?? stored.workout_id, content_type: EXERCISE_ART_TYPE }
  const art = coverUrl(app.theme.primary_color, first?.cover ?? null, of, 750, 640)
  return (
    <div className={styles.summary}>
      <div className={styles.hero} style={{ backgroundImage: `var(--hero-shade), url("${art}")` }}>
        <h1 className={styles.title} dir="auto">
          {t('workouts.summary_title', { title: stored.workout.title })}
        </h1>
        <HeroFigures figures={figures} unit={unit} before_kg={before_kg} />
      </div>
      <div className={styles.body}>
        <LogNotice log={log} stored={stored} />
        <SessionComments comments={comments} />
        {records.length > 0 && (
          <section aria-labelledby="records">
            <h2 id="records" className={styles.heading}>
              {t('workouts.records', { count: records.length })}
            </h2>
            <ul className={styles.records}>
              {records.map((record) => (
                <RecordRow
                  key={`${record.exercise_id} ${record.kind}`}
                  record={record}
                  title={titles.get(record.exercise_id) ?? ''}
                  unit={unit}
                />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="feeling">
          <h2 id="feeling" className={styles.heading}>
            {t('workouts.how_was_it')}
          </h2>
          <fieldset className={styles.feelings} aria-labelledby="feeling">
            {FEELINGS.map((name) => {
              const Icon = ICONS[name]
              return (
                <button
                  key={name}
                  type="button"
                  className={styles.feeling}
                  aria-pressed={feeling === name}
                  onClick={() => setFeeling(feeling === name ? null : name)}
                >
                  <Icon aria-hidden="true" />
                  {t(`workouts.feeling_${name}`)}
                </button>
              )
            })}
          </fieldset>
          <TextArea
            label={t('workouts.reflection')}
            rows={2}
            maxLength={2000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </section>
      </div>
      <div className={styles.foot}>
        <Button is_wide size="large" onClick={close}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  )
}

type HeroProps = {
  figures: ReturnType<typeof computeFigures>
  unit: WeightUnit
  before_kg: number | null
}

function HeroFigures({ figures, unit, before_kg }: HeroProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { volume_kg, sets, seconds, average_rpe } = figures
  const volume = Math.round(toShownWeight(volume_kg, 'kg', unit))
  const difference = before_kg === null ? 0 : Math.round(toShownWeight(volume_kg - before_kg, 'kg', unit))
  const has_volume = volume_kg > 0
  return (
    <>
      <p className={styles.main}>
        <span className={styles.mainFigure}>{format.number(has_volume ? volume : sets)}</span>
        <span>{has_volume ? t(`workouts.lifted_${unit}`) : t('workouts.sets', { count: sets })}</span>
        {has_volume && before_kg !== null && difference !== 0 && (
          <span>
            {t(difference > 0 ? 'workouts.more_than_last' : 'workouts.less_than_last', {
              amount: Math.abs(difference),
            })}
          </span>
        )}
      </p>
      <dl className={styles.figures}>
        <Figure label={t('workouts.time')} value={formatElapsed(seconds ?? 0)} />
        {has_volume && <Figure label={t('workouts.sets', { count: sets })} value={format.number(sets)} />}
        {average_rpe !== null && (
          <Figure
            label={t('workouts.average_rpe')}
            value={format.number(average_rpe, { maximumFractionDigits: 1 })}
          />
        )}
      </dl>
    </>
  )
}

function Figure({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function RecordRow({
  record,
  title,
  unit,
}: {
  record: SessionRecord
  title: string
  unit: WeightUnit
}): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <li className={styles.record}>
      <span className={styles.trophy} aria-hidden="true">
        <Trophy />
      </span>
      <span className={styles.recordWords}>
        <span className={styles.recordName} dir="auto">
          {title}
        </span>
        <span className={styles.recordText}>
          {t(`workouts.record_${record.kind}`, { set: formatSet(t, format, record.set, unit) })}
        </span>
      </span>
      <span className={styles.gain}>{formatGain(t, record, unit)}</span>
    </li>
  )
}

function formatGain(t: Translate, record: SessionRecord, unit: WeightUnit): string {
  if (record.kind === 'amount') return `+${formatAmount(t, { amount: record.gain, unit: record.unit })}`
  if (record.kind === 'most_reps_at_weight')
    return `+${formatAmount(t, { amount: record.gain, unit: 'reps' })}`
  const gain = unit === 'kg' ? record.gain : toShownWeight(record.gain, 'kg', unit)
  return `+${formatWeight(t, Math.round(gain * 10) / 10, unit)}`
}

/** What the list of sessions tells of this one: its comments, and the volume of the finished session before it. */
function useListed({ id, workout_id, started_at }: LogSession) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['workouts', 'sessions', workout_id, 'around', id],
    queryFn: () => api('workouts.listSessions', { id: workout_id, limit: 20 }),
  })
  const rows = data?.items ?? []
  const before = rows.find((row) => row.started_at < started_at && row.finished_at !== null)
  return {
    before_kg: before?.figures.volume_kg ?? null,
    comments: rows.find((row) => row.id === id)?.comments ?? [],
  }
}
