import type { Message } from '@foyer/contract/messaging/shapes'
import { localStore } from '#platform/storage/local.ts'
import { createStore, useStoreSelector } from '#platform/store.ts'

const STORED_UNDER = 'reported_messages'
/** Messages that a device remembers. */
const MAX_REPORTED = 500

type Key = Pick<Message, 'message_thread_id' | 'message_ts'>

const reported = createStore<readonly string[]>(readReported())

const formatKey = ({ message_thread_id, message_ts }: Key): string => `${message_thread_id}:${message_ts}`

function readReported(): readonly string[] {
  return typeof localStorage === 'undefined' ? [] : (localStore.get(STORED_UNDER)?.split(',') ?? [])
}

/** Remembers on this device that the member has reported a message, so that it stays folded. */
export function markReported(message: Key): void {
  const key = formatKey(message)
  if (reported.get().includes(key)) return
  reported.set([...reported.get(), key].slice(-MAX_REPORTED))
  localStore.set(STORED_UNDER, reported.get().join(','))
}

/** Whether the member has reported a message from this device. */
export function useIsReported(message: Key): boolean {
  return useStoreSelector(reported, (keys) => keys.includes(formatKey(message)))
}
