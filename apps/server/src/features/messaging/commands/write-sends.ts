import { messageParts, messageTsOf } from '@foyer/domain/messaging'
import type { AppTx } from '../../../platform/database/app-db.ts'
import type { Services } from '../../../platform/services.ts'
import { authorsOf, presentShared, type Authors } from '../presenter.ts'
import type { MessageRow } from '../repository/messages.ts'
import {
  holdOrMakeThread,
  insertMessages,
  type NewMessage,
  type Written,
} from '../repository/thread-changes.ts'
import { publishEvents } from './publish-events.ts'

/** What somebody typed into a thread. */
export type Send = { user_id: string; text: string; client_id: string | null }

/** What a send became: its messages as they stand and the last `seq` among them. */
export type Sent = { messages: MessageRow[]; authors: Authors; seq: number }

type Where = { thread_id: string; services: Services; now: Date }

/**
 * Writes some people's sends into one thread, in their order, and tells its listeners after the commit. What was sent
 * before under the same name is given as it stands and not written again.
 */
export async function writeSends(
  tx: AppTx,
  { thread_id, services, now }: Where,
  sends: readonly Send[],
): Promise<Sent[]> {
  const held = await holdOrMakeThread(tx, thread_id, now)
  const started = BigInt(messageTsOf(now.toISOString())) - 1n
  const last = BigInt(held.last_ts)
  const base_ts = String(started > last ? started : last)
  const { messages, of_send } = numbered(sends)
  const written = await insertMessages(tx, { thread_id, base_seq: held.seq, base_ts, now }, messages)
  const authors = await authorsOf(tx, written)
  const rows = new Map(written.map((row) => [row.n, row]))

  const fresh = written.filter((row) => row.is_new)
  publishEvents(
    tx,
    services,
    thread_id,
    fresh.map((row) => ({
      type: 'message',
      seq: row.seq,
      data: { message: presentShared(rowOf(row, thread_id), authors), client_id: row.client_id },
    })),
  )
  return of_send.map((places) => {
    const own = places.flatMap((n) => rows.get(n) ?? [])
    return {
      messages: own.filter((row) => !row.is_deleted).map((row) => rowOf(row, thread_id)),
      authors,
      seq: Math.max(0, ...own.map((row) => row.seq)),
    }
  })
}

/** Takes the texts apart into messages and numbers them; a name that comes twice in a group is written once. */
function numbered(sends: readonly Send[]): { messages: NewMessage[]; of_send: number[][] } {
  const messages: NewMessage[] = []
  const named = new Map<string, number[]>()
  const of_send = sends.map(({ user_id, text, client_id }) => {
    const name = `${user_id} ${client_id}`
    const known = client_id === null ? undefined : named.get(name)
    if (known) return known
    const places = messageParts(text).map((piece, part) => {
      const n = messages.length
      const is_text = piece.message_type === 'message'
      messages.push({
        ...{ n, part, user_id, client_id, message_type: piece.message_type },
        text: is_text ? piece.text : '',
        attachment_url: is_text ? null : piece.url,
      })
      return n
    })
    if (client_id !== null) named.set(name, places)
    return places
  })
  return { messages, of_send }
}

function rowOf(row: Written, thread_id: string): MessageRow {
  const { message_ts, user_id, message_type, text, attachment_url, reaction_count } = row
  return { thread_id, message_ts, user_id, message_type, text, attachment_url, reaction_count }
}
