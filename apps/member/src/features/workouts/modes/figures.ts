import type { WeightUnit } from '@foyer/contract/rules/workouts'
import { convertWeight } from '@foyer/domain/training'

/** Seconds of a running clock: "18:42", "1:02:07". */
export function formatElapsed(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')]
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}

/** A weight in the unit in which it is shown: as typed, or converted and rounded to a tenth. */
export function toShownWeight(weight: number, from: WeightUnit, to: WeightUnit): number {
  return from === to ? weight : Math.round(convertWeight(weight, from, to) * 10) / 10
}
