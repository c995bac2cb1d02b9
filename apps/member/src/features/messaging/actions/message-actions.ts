import type { Message } from '@foyer/contract/messaging/shapes'
import { restoreBrackets } from '@foyer/domain/messaging'

/** What can be done with a message. `react` and `quote` need the message field and the right to write. */
export type MessageAction =
  | 'like'
  | 'react'
  | 'reactions'
  | 'reply'
  | 'quote'
  | 'copy'
  | 'edit'
  | 'pin'
  | 'unpin'
  | 'report'
  | 'delete'

/** The emojis that the menu of a message offers first. */
export const QUICK_EMOJIS = ['👍', '🔥', '💪', '😂', '😮', '🙏'] as const

type Reach = {
  viewer_id: string | null
  may_write: boolean
  /** Replies open where there is a place for them. */
  has_replies: boolean
  has_reports: boolean
}

/** The actions that a message offers this reader, in the order of the menu. Authors neither like nor answer their own. */
export function listActions(message: Message, reach: Reach): MessageAction[] {
  const { abilities, status, message_type, pinned_at } = message
  if (message_type === 'notification') return []
  const is_own = reach.viewer_id !== null && message.user?.user_id === reach.viewer_id
  const is_shown = status === 'sent'
  const offered: [MessageAction, boolean][] = [
    ['react', canReact(message, reach.viewer_id)],
    ['reactions', is_shown && hasReactions(message)],
    ['reply', is_shown && abilities.reply && !is_own && reach.has_replies],
    ['quote', is_shown && reach.may_write],
    ['copy', is_shown && copyText(message) !== ''],
    ['edit', abilities.edit],
    ['pin', abilities.pin && pinned_at === null],
    ['unpin', abilities.pin && pinned_at !== null],
    ['report', abilities.report && reach.has_reports],
    ['delete', abilities.delete],
  ]
  return offered.flatMap(([action, is_offered]) => (is_offered ? [action] : []))
}

/** Whether the reader may like a message and react to it. */
export function canReact({ abilities, user, status }: Message, viewer_id: string | null): boolean {
  return status === 'sent' && abilities.like && viewer_id !== null && user?.user_id !== viewer_id
}

/** Whether anybody reacted to a message. */
export function hasReactions({
  reaction_count,
  reactions,
}: Pick<Message, 'reaction_count' | 'reactions'>): boolean {
  return reaction_count > 0 || reactions.length > 0
}

/** A message as plain text: mentions as names, links as their address. */
export function copyText({ message, attachment_data }: Message): string {
  if (attachment_data?.kind === 'link') return attachment_data.url
  return restoreBrackets(message.replace(/<@([^<>\r\n]{1,120})>/gu, '@$1'))
}
