import { useT } from '@foyer/i18n/react'
import type { Phase } from '@foyer/domain/training'
import { useRef } from 'react'
import type { ScheduledTone } from '../../cues/create-audio-cues.ts'
import type { Cues } from '../../cues/use-cues.ts'
import type { PlayerSession } from '../../player-session.ts'
import { useExerciseText } from '../use-exercise-text.ts'
import { useOnChange } from '../use-on-change.ts'
import type { FollowState } from './create-follow-along.ts'

/** The last seconds that are counted aloud. */
const COUNTED_SECONDS = 3
/** A phase that began longer ago is not announced: the page was hidden. */
const LATE_SECONDS = 2

type Options = {
  session: PlayerSession
  phase: Phase | undefined
  state: FollowState
  cues: Cues
}

/** Announces each phase, and counts its last seconds. Sounds that were missed are never caught up with. */
export function useFollowCues({ session, phase, state, cues }: Options): void {
  const t = useT()
  const text = useExerciseText(session)
  const announced = useRef('')

  const { index, is_paused, changes } = state
  useOnChange([index, is_paused, changes, cues.revision, cues.is_muted].join(' '), () => {
    const is_silent = !phase?.by_clock || is_paused
    cues.schedule(is_silent ? [] : countDown(phase, phase.seconds + state.extra - state.elapsed))
  })

  useOnChange([index, is_paused, changes].join(' '), () => {
    const key = `${index} ${changes}`
    if (is_paused || announced.current === key) return
    announced.current = key
    if (state.elapsed > LATE_SECONDS) return
    cues.vibrate(phase?.kind === 'work' ? [200, 80, 200] : 200)
    if (!phase) return cues.say(t('workout_modes.all_done'))
    if (phase.kind === 'group') return undefined
    const exercise = text.say(phase.place)
    if (phase.kind === 'work') return cues.say(exercise)
    if (phase.kind === 'ready') return cues.say(t('workout_modes.say_ready', { exercise }))
    const seconds = Math.round(phase.seconds)
    return cues.say(t('workout_modes.say_rest', { seconds, exercise }))
  })
}

/** Ticks in the last seconds, then the tone of what comes next. */
function countDown(phase: Phase, left: number): ScheduledTone[] {
  const ticks = Array.from({ length: COUNTED_SECONDS }, (_, index): ScheduledTone => ({
    tone: 'tick',
    in_seconds: left - index - 1,
  }))
  return [...ticks, { tone: phase.kind === 'work' ? 'end' : 'start', in_seconds: left }]
}
