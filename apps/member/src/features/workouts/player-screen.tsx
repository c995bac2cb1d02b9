import { readSessionLog } from '@foyer/domain/training'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useOptimisticProgress } from '../progress/index.ts'
import { useWakeLock } from './cues/use-wake-lock.ts'
import { modeViews } from './modes/index.ts'
import { FinishDialog, LeaveDialog } from './player-dialogs.tsx'
import { PlayerView } from './player-view.tsx'
import type { PlayerSession } from './player-session.ts'
import { useWeightUnit } from './player-settings.ts'
import { useLastTimes } from './use-last-times.ts'
import { countSets } from './use-player.ts'
import type { LogSession } from './log-database.ts'
import type { WorkoutLog } from './workout-log.ts'

type PlayerScreenProps = { log: WorkoutLog; stored: LogSession; onFinished: () => void }

/** A running session in its mode. */
export function PlayerScreen({ log, stored, onFinished }: PlayerScreenProps): ReactNode {
  const { location } = usePlatform()
  const { setCompletedLocally } = useOptimisticProgress()
  const [dialog, setDialog] = useState<'finish' | 'leave' | null>(null)
  const [weight_unit, setWeightUnit] = useWeightUnit()
  useWakeLock(true)
  useFreshLastTimes(log, stored)
  const { id, workout, entries, exercises, last_times, page_id } = stored
  const state = useMemo(
    () =>
      readSessionLog(
        workout,
        entries.map(({ entry }) => entry),
      ),
    [workout, entries],
  )
  const cards = useMemo(() => new Map(exercises.map((card) => [card.page_id, card])), [exercises])
  const lasts = useMemo(() => new Map(last_times.map((last) => [last.exercise_id, last])), [last_times])

  const { done, total } = countSets(state)
  const finish = (at?: string): void => {
    setDialog(null)
    log.finish(id, at)
    if (page_id !== null) setCompletedLocally({ page_id, item_id: null }, true)
    onFinished()
  }
  const session: PlayerSession = {
    session_id: id,
    workout_id: stored.workout_id,
    mode: stored.mode,
    started_at: stored.started_at,
    workout,
    exercises: cards,
    state,
    last_times: lasts,
    weight_unit,
    record: (entry) => log.record(id, entry),
    finish: () => (done < total || findLastAt(stored) !== null ? setDialog('finish') : finish()),
    leave: () => setDialog('leave'),
  }
  const ModeView = modeViews[stored.mode]

  return (
    <>
      {ModeView ? (
        <ModeView session={session} />
      ) : (
        <PlayerView log={log} stored={stored} session={session} onWeightUnit={setWeightUnit} />
      )}
      {dialog === 'finish' && (
        <FinishDialog
          open_sets={total - done}
          last_at={findLastAt(stored)}
          onFinish={finish}
          close={() => setDialog(null)}
        />
      )}
      {dialog === 'leave' && (
        <LeaveDialog
          onLeave={() => location.navigate(stored.page_path, { replace: true })}
          onDiscard={() => {
            log.discard(id)
            location.navigate(stored.page_path, { replace: true })
          }}
          close={() => setDialog(null)}
        />
      )}
    </>
  )
}

/** After so long without a set, a session is offered to end at its last one. */
const IDLE_MS = 7_200_000

/** When the last set of a session was logged, if that is long ago; null otherwise. */
function findLastAt({ entries }: LogSession): string | null {
  const last = entries
    .flatMap(({ entry }) => (entry.activity_type === 'set' ? [entry.at] : []))
    .reduce((latest, at) => (at > latest ? at : latest), '')
  return last !== '' && Date.now() - Date.parse(last) > IDLE_MS ? last : null
}

/** Stores what was done last time as soon as it is known: a session may have started without a network. */
function useFreshLastTimes(log: WorkoutLog, { id, workout_id }: LogSession): void {
  const last_times = useLastTimes(workout_id)
  useEffect(() => {
    if (last_times) log.update(id, { last_times })
  }, [log, id, last_times])
}
