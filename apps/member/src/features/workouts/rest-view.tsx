import { findRow, nextSet, prefillRow } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Check, ChevronDown, Timer } from 'lucide-react'
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { useNow } from './cues/use-now.ts'
import { formatElapsed } from './figures-text.ts'
import { formatSet } from './format-set.ts'
import { nameOf } from './item-list.tsx'
import type { Rest } from './log-database.ts'
import styles from './rest.module.css'
import { setName } from './set-name.ts'
import type { Player } from './use-player.ts'

const STEP = 15
const RADIUS = 130
const LENGTH = 2 * Math.PI * RADIUS

type RestViewProps = { player: Player; rest: Rest; onHide: () => void }

/** The rest that runs, over the player: it reads from the floor. Hidden, it goes on in a bar. */
export function RestView({ player, rest, onHide }: RestViewProps): ReactNode {
  const t = useT()
  const ref = useRef<HTMLElement>(null)
  const { left, total } = useRest(rest)
  const share = total > 0 ? Math.max(0, left) / total : 0
  const ring: CSSProperties = { strokeDasharray: `${LENGTH * share} ${LENGTH}` }
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.rest} ref={ref} tabIndex={-1} aria-label={t('workouts.rest')}>
      <div className={styles.top}>
        <button type="button" className={styles.hide} onClick={onHide}>
          <ChevronDown aria-hidden="true" />
          {t('workouts.show_sets')}
        </button>
      </div>
      <h2 className={styles.title}>{t(left > 0 ? 'workouts.rest' : 'workouts.rest_over')}</h2>
      <div className={styles.ring}>
        <svg viewBox="0 0 272 272" aria-hidden="true">
          <circle className={styles.track} cx="136" cy="136" r={RADIUS} />
          <circle className={styles.left} cx="136" cy="136" r={RADIUS} style={ring} />
        </svg>
        <p className={styles.figures} role="timer">
          <span className={styles.time}>{formatLeft(left)}</span>
          <span className={styles.of}>{t('workouts.rest_of', { time: formatElapsed(total) })}</span>
        </p>
      </div>
      <NextSetCard player={player} rest={rest} />
      <div className={styles.keys}>
        <button type="button" className={styles.key} onClick={() => player.moveRest(-STEP)}>
          {t('workouts.rest_less', { seconds: STEP })}
        </button>
        <Button size="large" className={styles.skip} onClick={player.endRest}>
          {t(left > 0 ? 'workouts.skip_rest' : 'workouts.next_set')}
        </Button>
        <button type="button" className={styles.key} onClick={() => player.moveRest(STEP)}>
          {t('workouts.rest_more', { seconds: STEP })}
        </button>
      </div>
    </section>
  )
}

function NextSetCard({ player, rest }: { player: Player; rest: Rest }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { session } = player
  const place = nextSet(session.state, rest.after)
  const item = place && session.state.items.find(({ uid }) => uid === place.uid)
  const row = place && findRow(session.state, place)
  const done_item = session.state.items.find(({ uid }) => uid === rest.after.uid)
  const done_row = findRow(session.state, rest.after)
  if (!item || !row) return null
  const last = session.last_times.get(item.exercise_id ?? '')
  const values = prefillRow(item, row, { last, weight_unit: session.weight_unit })
  const is_other = item.uid !== rest.after.uid
  return (
    <div className={styles.next}>
      <p className={styles.nextWords}>
        <span className={styles.nextLabel} dir="auto">
          {t('workouts.rest_next', {
            name: is_other ? nameOf(t, item, session.exercises) : setName(t, item, row),
          })}
        </span>
        <span className={styles.nextValue}>{formatSet(t, format, values, session.weight_unit)}</span>
      </p>
      {done_item && done_row?.is_done && (
        <p className={styles.saved}>
          <Check aria-hidden="true" />
          {t('workouts.set_saved', { name: setName(t, done_item, done_row) })}
        </p>
      )}
    </div>
  )
}

/** The rest that runs while the sets are in view. */
export function RestBar({ rest, onOpen }: { rest: Rest; onOpen: () => void }): ReactNode {
  const t = useT()
  const { left } = useRest(rest)
  return (
    <button type="button" className={styles.restBar} onClick={onOpen}>
      <Timer aria-hidden="true" />
      <span>{t('workouts.rest')}</span>
      <span className={styles.barTime}>{formatLeft(left)}</span>
    </button>
  )
}

/** Seconds that are left, negative once the rest is over, and of how many. */
function useRest({ started_at, ends_at }: Rest): { left: number; total: number } {
  const now = useNow(250)
  return { left: Math.ceil((ends_at - now) / 1000), total: Math.round((ends_at - started_at) / 1000) }
}

function formatLeft(left: number): string {
  return left >= 0 ? formatElapsed(left) : `+${formatElapsed(-left)}`
}
