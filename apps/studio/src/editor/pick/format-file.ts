import type { Format } from '@foyer/i18n'

/** A size in megabytes, smaller ones in kilobytes. */
export function formatBytes(format: Pick<Format, 'number'>, bytes: number): string {
  const is_large = bytes >= 1_000_000
  return format.number(is_large ? bytes / 1_000_000 : Math.max(1, bytes / 1000), {
    style: 'unit',
    unit: is_large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: is_large && bytes < 10_000_000 ? 1 : 0,
  })
}

/** A length such as `62:05`. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
