import type { Message, Thread } from '@foyer/contract/messaging/shapes'
import { restoreBrackets, splitMentions } from '@foyer/domain/messaging'
import { excerpt } from '@foyer/domain/text'

/** What a row says below the title: what waits on this device, else the latest message by its type. */
export type LastLine =
  | { kind: 'failed' | 'waiting' | 'hidden' | 'none' }
  | { kind: 'draft'; text: string }
  | { kind: 'notification'; event: NonNullable<Message['notification']> }
  | {
      kind: 'text' | 'photo' | 'video' | 'voice' | 'file' | 'link'
      text: string
      /** Who wrote it; `other` is the other person of a direct thread and needs no name. */
      author: 'own' | 'other' | { name: string }
      count: number
      duration_ms: number | null
    }

/** What this device has of a thread that the server does not. */
export type LocalState = { draft: string; has_failed: boolean; is_waiting: boolean }

/** The longest text of a row, in characters. */
const LINE_LENGTH = 120

/** Returns the last line of a thread. */
export function findLastLine(
  thread: Pick<Thread, 'type' | 'latest_message'>,
  viewer_id: string | null,
  local: LocalState,
): LastLine {
  if (local.has_failed) return { kind: 'failed' }
  const draft = excerpt(local.draft.trim(), LINE_LENGTH)
  if (draft !== '') return { kind: 'draft', text: draft }
  if (local.is_waiting) return { kind: 'waiting' }
  const message = thread.latest_message
  if (!message) return { kind: 'none' }
  if (message.status === 'hidden') return { kind: 'hidden' }
  if (message.notification) return { kind: 'notification', event: message.notification }
  return {
    ...describeContent(message),
    author: findAuthor(thread.type, message, viewer_id),
    count: message.images.length,
    duration_ms: message.attachment_data?.duration_ms ?? null,
  }
}

/** The words of a message on one line, with mentions as `@Name`. */
export function toPlainLine(text: string): string {
  const words = splitMentions(text).map((part) =>
    part.kind === 'mention' ? `@${part.name}` : restoreBrackets(part.text),
  )
  return excerpt(words.join('').replaceAll(/\s+/g, ' ').trim(), LINE_LENGTH)
}

function describeContent(message: Message): { kind: ContentKind; text: string } {
  const text = toPlainLine(message.message)
  if (message.message_type === 'image') return { kind: 'photo', text }
  if (message.message_type === 'video') return { kind: 'video', text }
  const file = message.attachment_data
  if (message.message_type !== 'attachment' || !file) return { kind: 'text', text }
  if (file.kind === 'audio') return { kind: 'voice', text }
  const title = file.preview?.title || file.title || file.url
  return { kind: file.kind, text: excerpt(text || title, LINE_LENGTH) }
}

type ContentKind = 'text' | 'photo' | 'video' | 'voice' | 'file' | 'link'

function findAuthor(
  type: Thread['type'],
  { user }: Message,
  viewer_id: string | null,
): 'own' | 'other' | { name: string } {
  if (user !== null && user.user_id === viewer_id) return 'own'
  if (type === 'direct' || type === 'feed' || user === null) return 'other'
  return { name: user.name }
}
