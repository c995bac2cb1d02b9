import { readNumber } from '@foyer/domain/numbers'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import type { NumberReading } from '@foyer/ui'

export type NumberLimits = {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly decimals?: number | undefined
}

/** Returns how typed numbers are read in the language of the studio, with the texts of what is wrong. */
export function useNumberReader({ min = -Infinity, max = Infinity, decimals = 6 }: NumberLimits = {}): (
  text: string,
) => NumberReading {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const fail = (error: string): NumberReading => ({ error, choices: [] })
  const formatNumber = (number: number): string => format.number(number, { maximumFractionDigits: 6 })
  return (text) => {
    const result = readNumber(text, { locale, decimals })
    if (result.ok) {
      const value = Number(result.decimal)
      if (value < min) return fail(t('errors.number_too_small', { min: formatNumber(min) }))
      if (value > max) return fail(t('errors.number_too_big', { max: formatNumber(max) }))
      return { value }
    }
    if (result.problem === 'too_fine') return fail(t('errors.number_too_fine', { count: decimals }))
    if (result.problem === 'invalid') return fail(t('errors.number_is_invalid'))
    const choices = result.readings.map(Number).map((value) => ({ label: formatNumber(value), value }))
    const numbers = format.list(
      choices.map(({ label }) => label),
      'disjunction',
    )
    return { error: t('errors.number_is_ambiguous', { numbers }), choices }
  }
}
