import { useT } from '@foyer/i18n/react'
import type { SetPlace } from '@foyer/domain/training'
import { toShownWeight } from '../figures-text.ts'
import type { PlayerSession } from '../player-session.ts'
import { findItem, planSet } from './plan-entry.ts'

/** The texts of a set: its exercise, amount and weight. */
export type ExerciseText = {
  title: (uid: string) => string
  amount: (place: SetPlace) => string
  /** Empty without a weight. */
  weight: (place: SetPlace) => string
  /** All of it, to be spoken. */
  say: (place: SetPlace) => string
}

/** Formats what a set of the session is done with. */
export function useExerciseText(session: PlayerSession): ExerciseText {
  const t = useT()
  const title = (uid: string): string =>
    session.exercises.get(findItem(session, uid)?.exercise_id ?? '')?.title ?? t('pages.workout.missing')
  const amount = (place: SetPlace): string => {
    const set = planSet(session, place)
    if (!set || set.amount === 0) return t('pages.workout.amrap')
    return t(`pages.unit.${set.unit}`, { amount: set.amount })
  }
  const weight = (place: SetPlace): string => {
    const set = planSet(session, place)
    if (!set || set.weight === null) return ''
    const shown = toShownWeight(set.weight, set.weight_unit, session.weight_unit)
    return t(`pages.unit.${session.weight_unit}`, { amount: shown })
  }
  return {
    title,
    amount,
    weight,
    say: (place) => [title(place.uid), amount(place), weight(place)].filter(Boolean).join(', '),
  }
}
