import { useFormat, useT } from '@foyer/i18n/react'
import {
  countShuttles,
  estimateVo2Max,
  findBeepPosition,
  listBeepLevels,
  secondsOfShuttles,
} from '@foyer/domain/training'
import type { BeepLevel, BeepResult } from '@foyer/domain/training'
import { Button } from '@foyer/ui'
import { Volume2 } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useStore } from '#platform/store.ts'
import { useCues } from '../../cues/use-cues.ts'
import type { Cues } from '../../cues/use-cues.ts'
import { steadyNow } from '../../cues/use-now.ts'
import { formatElapsed } from '../../figures-text.ts'
import type { PlayerSession } from '../../player-session.ts'
import { openDeviceState } from '../device-state.ts'
import { ModeHeader } from '../mode-header.tsx'
import shared from '../modes.module.css'
import { useNewest } from '../use-on-change.ts'
import { useTick } from '../use-tick.ts'
import { BeepRunning } from './beep-running.tsx'
import styles from './beep-test.module.css'
import { createBeepTest, isBeepRun } from './create-beep-test.ts'
import type { BeepTest as Test } from './create-beep-test.ts'
import { useLastBeep } from './use-last-beep.ts'

const TICK_MS = 100
const USUAL_DISTANCE = 20

/** A beep test: the beeps, the line to be at, and the result. */
export function BeepTest({ session }: { session: PlayerSession }): ReactNode {
  const distance = session.workout.beep_distance ?? USUAL_DISTANCE
  const levels = useMemo(() => listBeepLevels(distance), [distance])
  const onEnd = useNewest((data: BeepResult) =>
    session.record({ activity_type: 'beep', workout_group_id: null, workout_group_item_id: null, data }),
  )
  const [test] = useState(() =>
    createBeepTest({
      levels,
      device: openDeviceState('beep_test', session.session_id, isBeepRun),
      now: steadyNow,
      is_ended: session.state.beep !== null,
      onEnd,
    }),
  )
  return <Stages session={session} levels={levels} distance={distance} test={test} />
}

type StageProps = {
  session: PlayerSession
  levels: readonly BeepLevel[]
  distance: number
  test: Test
}

function Stages({ session, levels, distance, test }: StageProps): ReactNode {
  const t = useT()
  const cues = useCues()
  const last = useLastBeep(session)
  const state = useStore(test.state)
  useTick(test.tick, TICK_MS)
  const header = (
    <ModeHeader
      session={session}
      label={t('workout_modes.beep_title', { distance })}
      cues={cues}
      {...(state.stage === 'running' ? { seconds: Math.max(0, state.elapsed) } : {})}
    />
  )
  if (state.stage === 'idle')
    return <Start header={header} distance={distance} cues={cues} onStart={test.start} />
  if (state.stage === 'ended')
    return <Result header={header} session={session} levels={levels} distance={distance} />
  const position = findBeepPosition(levels, state.elapsed)
  if (!position) return null
  return (
    <BeepRunning
      header={header}
      position={position}
      levels={levels}
      distance={distance}
      elapsed={state.elapsed}
      misses={state.misses}
      last={last}
      cues={cues}
      onMiss={test.miss}
      onStop={test.stop}
    />
  )
}

type StartProps = { header: ReactNode; distance: number; cues: Cues; onStart: () => void }

function Start({ header, distance, cues, onStart }: StartProps): ReactNode {
  const t = useT()
  return (
    <div className={shared.flood}>
      {header}
      <div className={styles.start}>
        <h1 className={shared.name}>{t('workout_modes.beep_title', { distance })}</h1>
        <p className={styles.text}>{t('workout_modes.beep_how', { distance })}</p>
        <p className={styles.text}>{t('workout_modes.beep_miss_rule')}</p>
      </div>
      <div className={styles.startActions}>
        <button
          type="button"
          className={shared.floodMain}
          onClick={() => {
            if (cues.is_muted) cues.setMuted(false)
            else cues.unlock()
            onStart()
          }}
        >
          <span className={styles.withIcon}>
            <Volume2 size={22} aria-hidden="true" />
            {t('workout_modes.start_with_sound')}
          </span>
        </button>
        <button
          type="button"
          className={shared.floodSide}
          onClick={() => {
            cues.setMuted(true)
            onStart()
          }}
        >
          {t('workout_modes.start_without_sound')}
        </button>
      </div>
    </div>
  )
}

type ResultProps = Omit<StageProps, 'test'> & { header: ReactNode }

function Result({ header, session, levels, distance }: ResultProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const result = session.state.beep ?? { level: 0, shuttle: 0 }
  const shuttles = countShuttles(levels, result)
  const vo2 = estimateVo2Max(distance, result)
  const figures = [
    {
      label: t('workout_modes.distance_run'),
      value: t('pages.unit.meters', { amount: shuttles * distance }),
    },
    {
      label: t('workout_modes.time_run'),
      value: formatElapsed(Math.floor(secondsOfShuttles(levels, shuttles))),
    },
    ...(vo2 === null
      ? []
      : [{ label: t('workout_modes.vo2'), value: format.number(Math.round(vo2 * 10) / 10) }]),
  ]
  return (
    <div className={styles.result}>
      {header}
      <div className={styles.resultHead}>
        <h1 className={styles.resultTitle}>{t('workout_modes.beep_result')}</h1>
        {result.level === 0 ? (
          <p className={styles.resultNone}>{t('workout_modes.beep_none')}</p>
        ) : (
          <p className={styles.resultFigures}>
            <span>
              <span className={styles.resultLabel}>{t('workout_modes.level')}</span>
              <span className={styles.resultFigure}>{format.number(result.level)}</span>
            </span>
            <span>
              <span className={styles.resultLabel}>{t('workout_modes.shuttle')}</span>
              <span className={styles.resultFigure}>{format.number(result.shuttle)}</span>
            </span>
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dd>{value}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      {vo2 !== null && <p className={styles.hint}>{t('workout_modes.vo2_hint')}</p>}
      <Button size="large" is_wide onClick={session.finish}>
        {t('workout_modes.finish')}
      </Button>
    </div>
  )
}
