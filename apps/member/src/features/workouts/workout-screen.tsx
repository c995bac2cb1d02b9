import { useT } from '@foyer/i18n/react'
import { useEffect, useState, type ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { useRefetchOnSettled } from '../progress/index.ts'
import { PlayerScreen } from './player-screen.tsx'
import { StartScreen } from './start-screen.tsx'
import { SummaryScreen } from './summary-screen.tsx'
import { isDarkChosen } from './player-settings.ts'
import { findRunning, useWorkoutLog } from './use-workout-log.ts'
import { WorkoutFrame } from './workout-frame.tsx'

/** The player of a workout: what is to do, the running session, and its summary. */
export function WorkoutScreen({ id }: { id: string }): ReactNode {
  const member = useMember()
  useOwnColorMode()
  return member && <MemberWorkout key={`${member.id} ${id}`} id={id} viewer_id={member.id} />
}

function MemberWorkout({ id, viewer_id }: { id: string; viewer_id: string }): ReactNode {
  const t = useT()
  const log = useWorkoutLog(viewer_id)
  const sessions = useStore(log.sessions)
  const [finished_id, setFinished] = useState<string | null>(null)
  useRefetchOnSettled()
  const running = findRunning(sessions, id)
  const finished = sessions.find((session) => session.id === finished_id)
  const title = (running ?? finished)?.workout.title

  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  return (
    <WorkoutFrame label={t('workouts.player')}>
      {finished ? (
        <SummaryScreen log={log} stored={finished} />
      ) : running ? (
        <PlayerScreen
          key={running.id}
          log={log}
          stored={running}
          onFinished={() => setFinished(running.id)}
        />
      ) : (
        <StartScreen log={log} workout_id={id} />
      )}
    </WorkoutFrame>
  )
}

/** The colour mode of the player: dark where the member chose it, else that of the app. */
function useOwnColorMode(): void {
  const { app, mode } = usePlatform()
  const own = app.theme.default_color_mode
  useEffect(() => {
    mode.setOwnerMode(isDarkChosen() ? 'dark' : own)
    return () => mode.setOwnerMode(own)
  }, [mode, own])
}
