import { useState } from 'react'
import { readLocal, writeLocal } from '#platform/local.ts'
import { useTeamMember } from '#platform/session.ts'
import type { ConversationKey } from './queries.ts'

/** What was typed and not sent in a conversation; a note never becomes a reply by changing the tab. */
type ReplyDraft = { readonly reply: string; readonly note: string; readonly mode: 'reply' | 'note' }

const EMPTY: ReplyDraft = { reply: '', note: '', mode: 'reply' }

/** The draft of a conversation in this browser, for the signed-in team member. */
export function useReplyDraft(
  conversation: ConversationKey,
): readonly [ReplyDraft, (change: Partial<ReplyDraft>) => void] {
  const key = getDraftKey(useTeamMember().id, conversation)
  const [draft, setDraft] = useState(() => readDraft(key))
  const change = (next: Partial<ReplyDraft>): void => {
    const changed = { ...draft, ...next }
    const is_empty = changed.reply.trim() === '' && changed.note.trim() === ''
    setDraft(changed)
    writeLocal(key, is_empty ? null : JSON.stringify(changed))
  }
  return [draft, change]
}

/** The unsent reply of a conversation, for its row in the list; empty for none. */
export function readReplyDraft(team_member_id: string, conversation: ConversationKey): string {
  return readDraft(getDraftKey(team_member_id, conversation)).reply.trim()
}

function getDraftKey(team_member_id: string, { id, scope }: ConversationKey): string {
  return `inbox_draft.${team_member_id}.${scope}.${id}`
}

function readDraft(key: string): ReplyDraft {
  try {
    const stored: unknown = JSON.parse(readLocal(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('reply' in stored) || !('note' in stored))
      return EMPTY
    const is_note = 'mode' in stored && stored.mode === 'note'
    return { reply: String(stored.reply), note: String(stored.note), mode: is_note ? 'note' : 'reply' }
  } catch {
    return EMPTY
  }
}
