import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import type { SessionMode } from '@foyer/contract/workouts/shapes'
import type { ComponentType } from 'react'
import { lazyFeature } from '#platform/texts/lazy-feature.tsx'
import type { PlayerSession } from '../player-session.ts'

const TEXTS = ['workout_modes']

/** The modes other than list and grouped; each loads when it is first used. */
export const modeViews: Readonly<Partial<Record<SessionMode, ComponentType<{ session: PlayerSession }>>>> = {
  follow_along: lazyFeature(async () => (await import('./follow-along/follow-along.tsx')).FollowAlong, TEXTS),
  video_workout: lazyFeature(
    async () => (await import('./video-workout/video-workout.tsx')).VideoWorkout,
    TEXTS,
  ),
  beep_test: lazyFeature(async () => (await import('./beep-test/beep-test.tsx')).BeepTest, TEXTS),
}

/** The clock of a group that is done in intervals, as EMOM, as AMRAP or for time. */
export const GroupClock: ComponentType<{ session: PlayerSession; group: WorkoutGroup }> = lazyFeature(
  async () => (await import('./group-clock/group-clock.tsx')).GroupClock,
  TEXTS,
)
