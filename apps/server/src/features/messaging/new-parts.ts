import { toMessageParts } from '@foyer/domain/messaging'
import type { NewPart } from './repository/append-messages.ts'

/** The messages that a text becomes: links before and after it are attachments of their own (spec section 5). */
export function toNewParts(text: string): NewPart[] {
  return toMessageParts(text).map((part) =>
    part.message_type === 'message'
      ? { message_type: 'message', text: part.text, url: null, details: null }
      : { message_type: 'attachment', text: '', url: part.url, details: null },
  )
}
