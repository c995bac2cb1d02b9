import type { WorkoutSet } from '@foyer/content/definitions'
import type { CellText } from './set-cell.ts'

const symbols: Readonly<Record<string, string>> = {
  reps: '',
  secs: 's',
  mins: 'min',
  meters: 'm',
  kilometers: 'km',
  kg: 'kg',
  lb: 'lb',
}

/** What cells are read with in tests, in a language. */
export function aCellText(locale = 'en'): CellText {
  return { locale, symbol: (unit) => symbols[unit] ?? unit, warm_up: 'W' }
}

/** A set of five repetitions, with what a test changes. */
export function aSet(changes: Partial<WorkoutSet> = {}): WorkoutSet {
  return { amount: 5, unit: 'reps', weight: null, weight_unit: 'kg', ...changes }
}
