import type { ThreadNotification } from '@foyer/contract/messaging/shapes'
import { messageTsToInstant } from '@foyer/domain/messaging'
import type { Translate } from '@foyer/i18n'
import type { useFormat } from '@foyer/i18n/react'
import { firstName } from '../people/thread-people.ts'
import type { LastLine } from './last-line.ts'

type Format = ReturnType<typeof useFormat>
type Words = {
  t: Translate
  format: Format
  nameOf: (name: string) => string
  formatNotification: (notification: ThreadNotification) => string
}

/** The text of a last line, without the mark of a draft. */
export function formatLine(line: LastLine, words: Words): string {
  if ('author' in line) return formatMessage(line, words)
  const { t } = words
  switch (line.kind) {
    case 'failed':
      return t('inbox.not_sent')
    case 'waiting':
      return t('common.waiting_to_send')
    case 'hidden':
      return t('inbox.hidden_message')
    case 'none':
      return t('inbox.no_messages')
    case 'draft':
      return line.text
    case 'notification':
      return words.formatNotification(line.event)
    default:
      return line satisfies never
  }
}

function formatMessage(line: ContentLine, words: Words): string {
  const { t, nameOf } = words
  const content = line.text || formatContent(line, words)
  if (line.author === 'other') return content
  if (line.author !== 'own')
    return t('inbox.someone_wrote', { name: firstName(nameOf(line.author.name)), text: content })
  return line.kind === 'photo' && line.text === ''
    ? t('inbox.you_sent_photos', { count: line.count })
    : t('inbox.you_wrote', { text: content })
}

type ContentLine = Extract<LastLine, { author: unknown }>

function formatContent({ kind, count, duration_ms }: ContentLine, { t, format }: Words): string {
  if (kind === 'photo') return t('inbox.photos', { count })
  if (kind === 'video') return t('inbox.video')
  if (kind !== 'voice') return t('inbox.file')
  if (duration_ms === null) return t('inbox.voice_note')
  return t('inbox.voice_note_of', { length: formatLength(duration_ms, format) })
}

/** Minutes and seconds, such as "0:24". */
function formatLength(duration_ms: number, format: Format): string {
  const seconds = Math.round(duration_ms / 1000)
  return `${format.number(Math.floor(seconds / 60))}:${format.number(seconds % 60, { minimumIntegerDigits: 2 })}`
}

/** When the last message came: the time today, the day within a week, else the date. */
export function formatWhen(ts: string, now: Date, format: Format): string {
  const instant = messageTsToInstant(ts)
  const age_days = Math.round((startOfDay(now) - startOfDay(new Date(instant))) / 86_400_000)
  if (age_days <= 0) return format.time(instant)
  if (age_days < 7) return format.date(instant, 'day_name')
  return format.date(instant, now.getFullYear() === new Date(instant).getFullYear() ? 'short' : 'medium')
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
