import { useFormat, useT } from '@foyer/i18n/react'
import type { Measured } from './progress-figures.ts'

/** Formats figures with their units, and changes with their signs. */
export function useFormatMeasured(): {
  formatMeasured: (measured: Measured) => string
  formatChange: (change: number) => string
} {
  const t = useT()
  const format = useFormat()
  const decimals = { maximumFractionDigits: 1 }
  return {
    formatMeasured: ({ value, unit }) =>
      t('training.with_unit', {
        amount: format.number(value, decimals),
        unit: t(`workouts.unit_${unit}`),
      }),
    formatChange: (change) => format.number(change, { ...decimals, signDisplay: 'exceptZero' }),
  }
}
