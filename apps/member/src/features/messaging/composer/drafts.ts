import { openRecords, type Records } from '#platform/storage/records.ts'
import type { Picked } from './mention-input.ts'

/** What was typed and not sent, with the message that it quotes. */
export type Draft = {
  text: string
  picked: readonly Picked[]
  quote: { message_ts: string; name: string; excerpt: string } | null
  /** The name of a group that is about to start. */
  title?: string
  /** Milliseconds since 1970. */
  at: number
}

/** The drafts of this device. They survive a reload; empty ones are not stored. */
export function createDrafts(records: Records<Draft>) {
  return {
    read: (viewer_id: string, thread_id: string) => records.get(keyOf(viewer_id, thread_id)),
    write: (viewer_id: string, thread_id: string, draft: Draft): Promise<void> => {
      const key = keyOf(viewer_id, thread_id)
      const is_empty = draft.text.trim() === '' && draft.quote === null && !draft.title
      return is_empty ? records.delete(key) : records.set(key, draft)
    },
    clear: () => records.clear(),
  }
}

/** The key of the draft to people who have no thread yet: in place of the thread, in any order. */
export function newDraftKey(user_ids: readonly string[]): string {
  return `new:${user_ids.toSorted().join()}`
}

function keyOf(viewer_id: string, thread_id: string): string {
  return `${viewer_id} ${thread_id}`
}

/** Drafts of messages, by account and thread; cleared on sign-out. */
export const messageDrafts = createDrafts(openRecords<Draft>('message-drafts'))
