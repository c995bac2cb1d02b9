import { splitLinks } from '@foyer/domain/messaging'
import type { MessageRow } from '../repository/message-row.ts'

/** The link that a message shows a preview of: the one it consists of, or the first of its text. Null without any. */
export function findFirstLink({
  attachment_url,
  text,
}: Pick<MessageRow, 'attachment_url' | 'text'>): string | null {
  if (attachment_url !== null) return attachment_url
  const link = splitLinks(text).find((part) => part.kind === 'link' && /^https?:/i.test(part.href))
  return link?.kind === 'link' ? link.href : null
}
