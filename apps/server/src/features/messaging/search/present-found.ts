import type { FoundThread, TextRange } from '@foyer/contract/messaging/search-shapes'
import { splitMentions } from '@foyer/domain/messaging'
import { findTermRanges } from '@foyer/domain/search'
import { graphemes } from '@foyer/domain/text'
import type { Authors } from '../authors.ts'
import { toSearchedText, type FoundMessage } from '../repository/search.ts'

/** Characters of a found message that are shown, and of them before the first match. */
const EXCERPT_LENGTH = 160
const LEAD_LENGTH = 32

/** A found message with its thread, or null where the words of the term are not there as they were typed. */
export function presentFound(
  row: FoundMessage,
  { term, thread, authors }: { term: string; thread: FoundThread; authors: Authors },
) {
  const text = toPlainLine(toSearchedText(row.text, row.attachment_url))
  const found = findTermRanges(text, term)
  if (found === null) return null
  const { thread_id, message_ts, message_type, is_reply } = row
  return {
    thread: is_reply ? { ...thread, id: thread_id, type: 'reply' as const } : thread,
    message: {
      message_thread_id: thread_id,
      message_ts,
      message_type,
      is_root: !is_reply,
      user: authors.get(row.user_id) ?? null,
    },
    ...cutExcerpt(text, found),
  }
}

/** Mentions as people read them, and all in one line. */
function toPlainLine(text: string): string {
  return splitMentions(text)
    .map((part) => (part.kind === 'mention' ? `@${part.name}` : part.text))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Cuts what is around the first match, between characters, with the matches in it. */
export function cutExcerpt(text: string, ranges: readonly TextRange[]) {
  if (text.length <= EXCERPT_LENGTH) return { excerpt: text, ranges: [...ranges] }
  const first = ranges[0]?.start ?? 0
  const start = first <= LEAD_LENGTH * 2 ? 0 : findStart(text, first)
  const end = findEnd(text, start)
  const lead = start === 0 ? '' : '…'
  const shift = lead.length - start
  return {
    excerpt: `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    ranges: ranges
      .filter((range) => range.start < end)
      .map((range) => ({ start: range.start + shift, end: Math.min(range.end, end) + shift })),
  }
}

/** A place some characters before the first match, after a space where there is one. */
function findStart(text: string, first: number): number {
  const before = graphemes(text.slice(0, first)).slice(-LEAD_LENGTH).join('')
  const space = before.indexOf(' ')
  return first - before.length + (space === -1 ? 0 : space + 1)
}

function findEnd(text: string, start: number): number {
  return start + graphemes(text.slice(start)).slice(0, EXCERPT_LENGTH).join('').length
}
