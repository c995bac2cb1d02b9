import { useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useAppCall } from '#platform/api.ts'
import { readLocal, writeLocal } from '#platform/local.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { useTeamMember } from '#platform/session.ts'
import { addMessages, conversationQuery, inboxKey, messagesQuery, type ConversationKey } from './queries.ts'

/** What is sent: a reply to the member, or a note for the team. */
export type NewOutgoing = {
  readonly kind: 'reply' | 'note'
  readonly text: string
  readonly image_ids: readonly string[]
  readonly file_id: string | null
  readonly file_names: readonly string[]
}

/** What is being sent or could not be. A retry repeats the client id, so that nothing is sent twice. */
export type Outgoing = NewOutgoing & {
  readonly client_id: string
  readonly state: 'sending' | 'failed'
  readonly reason: string | null
}

const NONE: readonly Outgoing[] = []
const lists = new Map<string, readonly Outgoing[]>()
const queues = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readList(key: string): readonly Outgoing[] {
  const known = lists.get(key)
  if (known) return known
  const stored = parseList(readLocal(key))
  lists.set(key, stored)
  return stored
}

function changeList(key: string, change: (list: readonly Outgoing[]) => readonly Outgoing[]): void {
  const next = change(readList(key))
  lists.set(key, next)
  writeLocal(key, next.length === 0 ? null : JSON.stringify(next))
  for (const listener of listeners) listener()
}

/** What was being sent when the tab closed has failed: nobody knows whether it arrived. */
function parseList(text: string | null): readonly Outgoing[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return NONE
    return (stored as Outgoing[]).map((one) => ({ ...one, state: 'failed' }))
  } catch {
    return NONE
  }
}

/** The replies and notes of a conversation on their way: one after the other, each until the server has it. */
export function useOutbox(conversation: ConversationKey) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const key = `inbox_outbox.${useTeamMember().id}.${conversation.scope}.${conversation.id}`
  const list = useSyncExternalStore(subscribe, () => readList(key))

  const submit = async ({ kind, client_id, text, image_ids, file_id }: Outgoing): Promise<void> => {
    if (kind === 'note') {
      await call('messaging.addConversationNote', { ...conversation, text }, { idempotency_key: client_id })
      return
    }
    const { messages } = await call('messaging.sendReply', {
      ...conversation,
      data: { message: text, client_id, image_ids: [...image_ids], file_id },
    })
    const { queryKey } = messagesQuery(slug, conversation)
    await cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, (loaded) => addMessages(loaded, messages))
  }
  const send = async (outgoing: Outgoing): Promise<void> => {
    const { client_id, kind } = outgoing
    try {
      await submit(outgoing)
      if (kind === 'note') await cache.invalidateQueries(conversationQuery(slug, conversation))
      changeList(key, (all) => all.filter((one) => one.client_id !== client_id))
      void cache.invalidateQueries({ queryKey: inboxKey(slug) })
    } catch (error) {
      const reason = formatError(t, error)
      changeList(key, (all) =>
        all.map((one) => (one.client_id === client_id ? { ...one, state: 'failed', reason } : one)),
      )
    }
  }
  const enqueue = (outgoing: Outgoing): void => {
    const before = queues.get(key) ?? Promise.resolve()
    queues.set(
      key,
      before.then(() => send(outgoing)),
    )
  }
  return {
    list,
    send: (outgoing: NewOutgoing): void => {
      const added = { ...outgoing, client_id: crypto.randomUUID(), state: 'sending', reason: null } as const
      changeList(key, (all) => [...all, added])
      enqueue(added)
    },
    retry: (outgoing: Outgoing): void => {
      const again = { ...outgoing, state: 'sending', reason: null } as const
      changeList(key, (all) => all.map((one) => (one.client_id === outgoing.client_id ? again : one)))
      enqueue(again)
    },
    discard: ({ client_id }: Outgoing): void =>
      changeList(key, (all) => all.filter((one) => one.client_id !== client_id)),
  }
}
