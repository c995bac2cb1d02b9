import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { useT } from '@foyer/i18n/react'
import { findOpenPhase, listPhases } from '@foyer/domain/training'
import type { Phase } from '@foyer/domain/training'
import { Button } from '@foyer/ui'
import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useStore } from '#platform/store.ts'
import { steadyNow } from '../../cues/use-now.ts'
import { useCues } from '../../cues/use-cues.ts'
import type { PlayerSession } from '../../player-session.ts'
import { openDeviceState } from '../device-state.ts'
import { GroupClock } from '../group-clock/group-clock.tsx'
import { ModeHeader } from '../mode-header.tsx'
import { planEntry } from '../plan-entry.ts'
import { useExerciseText } from '../use-exercise-text.ts'
import { useNewest } from '../use-on-change.ts'
import { useTick } from '../use-tick.ts'
import { createFollowAlong, isFollowAnchor } from './create-follow-along.ts'
import type { FollowAlong as Follow } from './create-follow-along.ts'
import { RestPhase } from './rest-phase.tsx'
import { useFollowCues } from './use-follow-cues.ts'
import { useSetLabel } from './use-set-label.ts'
import { WorkPhase } from './work-phase.tsx'
import styles from './follow-along.module.css'

const TICK_MS = 200
/** A session that has just begun starts by itself; one that is opened later waits for a tap. */
const JUST_BEGUN_MS = 20_000

/** The workout by itself: it announces, counts, rests and logs, and the member only follows. */
export function FollowAlong({ session }: { session: PlayerSession }): ReactNode {
  const [phases] = useState(() => listPhases(session.state))
  const onDone = useNewest((phase: Phase) => {
    const entry = phase.kind === 'group' ? null : planEntry(session, phase.place)
    if (entry) session.record(entry)
  })
  const onPause = useNewest((is_paused: boolean) =>
    session.record({
      activity_type: 'pause',
      workout_group_id: null,
      workout_group_item_id: null,
      data: { is_paused },
    }),
  )
  const [follow] = useState(() => {
    const open_index = findOpenPhase(phases, session.state)
    return createFollowAlong({
      phases,
      open_index,
      starts: open_index === 0 && steadyNow() - Date.parse(session.started_at) < JUST_BEGUN_MS,
      device: openDeviceState('follow_along', session.session_id, isFollowAnchor),
      now: steadyNow,
      onDone,
      onPause,
    })
  })
  return <Running session={session} phases={phases} follow={follow} />
}

type RunningProps = { session: PlayerSession; phases: readonly Phase[]; follow: Follow }

function Running({ session, phases, follow }: RunningProps): ReactNode {
  const t = useT()
  const state = useStore(follow.state)
  const phase = phases[state.index]
  const cues = useCues()
  const label = useSetLabel(session, phase)
  useTick(follow.tick, TICK_MS)
  useFollowCues({ session, phase, state, cues })

  if (!phase) return <Over session={session} />
  const header = (kind: 'ghost' | 'glass'): ReactNode => (
    <ModeHeader
      session={session}
      label={phase.kind === 'group' ? session.workout.title : label}
      cues={cues}
      kind={kind}
    />
  )
  if (phase.kind === 'group')
    return (
      <div className={styles.group}>
        {header('ghost')}
        <h1 className={styles.name} dir="auto">
          {label}
        </h1>
        <GroupClock key={phase.group.id} session={session} group={phase.group} onSaved={follow.complete} />
        <GroupItems session={session} group={phase.group} />
        <Button kind="ghost" onClick={follow.next}>
          {t('workout_modes.skip_group')}
        </Button>
      </div>
    )
  const controls = {
    onPause: () => {
      if (state.is_paused) cues.unlock()
      if (state.is_paused) follow.resume()
      else follow.pause()
    },
    onNext: follow.next,
    onPrevious: follow.previous,
    onComplete: follow.complete,
    onExtend: follow.extend,
  }
  return phase.kind === 'rest' ? (
    <RestPhase session={session} phase={phase} state={state} header={header('ghost')} {...controls} />
  ) : (
    <WorkPhase
      session={session}
      phase={phase}
      phases={phases}
      state={state}
      header={header('glass')}
      {...controls}
    />
  )
}

/** What one round of a group is. */
function GroupItems({ session, group }: { session: PlayerSession; group: WorkoutGroup }): ReactNode {
  const text = useExerciseText(session)
  const items = session.state.items.filter((item) => item.group.id === group.id && !item.is_skipped)
  return (
    <ul className={styles.items}>
      {items.map(({ uid, rows }) => (
        <li key={uid} className={styles.item}>
          <span dir="auto">{text.title(uid)}</span>
          <span className={styles.nextAmount}>{text.amount({ uid, row: rows[0]?.row ?? 0 })}</span>
        </li>
      ))}
    </ul>
  )
}

function Over({ session }: { session: PlayerSession }): ReactNode {
  const t = useT()
  return (
    <div className={styles.over}>
      <h1 className={styles.overTitle}>{t('workout_modes.all_done')}</h1>
      <p className={styles.overText}>{t('workout_modes.all_done_text')}</p>
      <Button size="large" is_wide icon={<Check />} onClick={session.finish}>
        {t('workout_modes.finish')}
      </Button>
    </div>
  )
}
