import { writeNumber, readNumber } from '@foyer/domain/numbers'
import type { WeightUnit } from '@foyer/contract/rules/workouts'
import { convertWeight } from '@foyer/domain/training'

const MARKS = /[.,،٫]/gu

/**
 * Reads a typed figure with the digits of any script. Figures of training have no groups, so that a lone point, comma
 * or Arabic mark is the decimal point; two of them are refused.
 */
export function parseFigure(text: string, decimals = 3): number | null {
  if ((text.match(MARKS) ?? []).length > 1) return null
  const read = readNumber(text.replace(MARKS, '٫'), { locale: 'en', decimals })
  return read.ok && !read.decimal.startsWith('-') ? Number(read.decimal) : null
}

/** A figure as it stands in a field. */
export function formatFigure(value: number, locale: string): string {
  return writeNumber(String(value), { locale })
}

/** A weight in the unit in which it is shown: as typed, or converted and rounded to a tenth. */
export function toShownWeight(weight: number, from: WeightUnit, to: WeightUnit): number {
  return from === to ? weight : Math.round(convertWeight(weight, from, to) * 10) / 10
}

/** Seconds of a running clock: "18:42", "1:02:07". */
export function formatElapsed(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')]
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}
