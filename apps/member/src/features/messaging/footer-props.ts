import type { Message, Thread } from './messages.ts'
import type { NewMessage } from './use-outbox.ts'
import type { ThreadLayout } from './use-thread.ts'

/** The message that is quoted or edited above the field. */
export type Answering = { kind: 'quote' | 'edit'; message: Message } | null

export type FooterProps = {
  thread: Thread
  layout: ThreadLayout
  answering: Answering
  onAnswered: () => void
  /** Called at each change of the words of a new message. */
  onTyping: () => void
  onSend: (data: NewMessage) => void
  onEdit: (message: Message, text: string, mention_ids: string[]) => Promise<boolean>
}
