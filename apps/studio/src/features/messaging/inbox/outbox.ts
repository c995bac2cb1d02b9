import { useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useAppCall } from '#platform/api.ts'
import { readLocal, writeLocal } from '#platform/local.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { useTeamMember } from '#platform/session.ts'
import { inboxKey, type ConversationKey } from './queries.ts'

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
