import type { FoundThread } from '@foyer/contract/messaging/search-shapes'
import { splitMentions } from '@foyer/domain/messaging'
import { cutExcerpt, findTermRanges } from '@foyer/domain/search'
import type { Authors } from '../authors.ts'
import { toSearchedText, type FoundMessage } from '../repository/search.ts'

/** A found message with its thread, or null where the words of the term are not there as they were typed. */
export function presentFound(
  row: FoundMessage,
  { term, thread, authors }: { term: string; thread: FoundThread; authors: Authors },
) {
  const text = toPlainLine(toSearchedText(row.text, row.attachment_url))
  const found = findTermRanges(text, term)
  if (found === null) return null
  const excerpt = cutExcerpt(text, found)
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
    excerpt: excerpt.text,
    ranges: excerpt.ranges,
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
