import type { Format } from '@foyer/i18n'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file in its largest unit, such as `1.4 MB`; at least 1 kB. */
export function formatFileSize(format: Pick<Format, 'number'>, bytes: number): string {
  const powers = UNITS.map((unit, index) => ({ unit, value: bytes / 1024 ** (index + 1) }))
  const { unit, value } = powers.findLast((power) => power.value >= 1) ?? { unit: UNITS[0], value: 1 }
  return format.number(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}
