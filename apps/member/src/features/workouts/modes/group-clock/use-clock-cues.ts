import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import type { ScheduledTone } from '../../cues/create-audio-cues.ts'
import type { Cues } from '../../cues/use-cues.ts'
import { useOnChange } from '../use-on-change.ts'
import type { GroupClockState } from './create-group-clock.ts'

const COUNTED_SECONDS = 3
/** A change that is older is not announced: the page was hidden. */
const LATE_SECONDS = 2

/** Counts the last seconds of each phase of a group's clock, and vibrates when the next one begins. */
export function useClockCues(group: WorkoutGroup, state: GroupClockState, cues: Cues): void {
  const { stage, index, phase, phase_elapsed } = state
  useOnChange([stage, index, cues.revision, cues.is_muted].join(' '), () => {
    const seconds = phase?.seconds ?? null
    const is_silent = stage !== 'running' || seconds === null
    cues.schedule(is_silent ? [] : countDown(group, state, seconds - phase_elapsed))
  })
  useOnChange(String(index), () => {
    if (index > 0 && stage !== 'idle' && phase_elapsed < LATE_SECONDS) cues.vibrate(200)
  })
}

function countDown(group: WorkoutGroup, { phase }: GroupClockState, left: number): ScheduledTone[] {
  const ticks = Array.from({ length: COUNTED_SECONDS }, (_, index): ScheduledTone => ({
    tone: 'tick',
    in_seconds: left - index - 1,
  }))
  const tone = group.kind === 'emom' || phase?.kind === 'rest' ? 'start' : 'end'
  return [...ticks, { tone, in_seconds: left }]
}
