import type { Format } from '@foyer/i18n'

/** A length as players show it: `1:05`, `1:02:09`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file in the largest unit of which it has one, such as `1.4 MB`; at least 1 kB. */
export function formatFileSize(format: Pick<Format, 'number'>, bytes: number): string {
  const powers = UNITS.map((unit, index) => ({ unit, value: bytes / 1024 ** (index + 1) }))
  const { unit, value } = powers.findLast((power) => power.value >= 1) ?? { unit: UNITS[0], value: 1 }
  return format.number(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}

/** The short name of a type for people, such as `PDF`. */
export function formatFileType(type: string): string {
  return fileTypeNames[type] ?? (type.split('/').at(-1) ?? '').toUpperCase()
}

const fileTypeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'application/epub+zip': 'EPUB',
  'application/zip': 'ZIP',
  'text/plain': 'TXT',
  'text/csv': 'CSV',
  'video/mp4': 'MP4',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
}
