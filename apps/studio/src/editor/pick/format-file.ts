import type { Format } from '@foyer/i18n'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in the largest unit of which it has one; at least 1 kB. */
export function formatBytes(format: Pick<Format, 'number'>, bytes: number): string {
  const powers = UNITS.map((unit, index) => ({ unit, value: bytes / 1024 ** (index + 1) }))
  const { unit, value } = powers.findLast((power) => power.value >= 1) ?? { unit: UNITS[0], value: 1 }
  return format.number(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}

/** A length such as `62:05`. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
