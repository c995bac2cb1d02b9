import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import { messageParts, messageTsOf } from '@foyer/domain/messaging'
import type { AppTx } from '#platform/database/app-db.ts'
import type { GroupWrite } from '#platform/group-write.ts'
import type { Services } from '#platform/services.ts'
import { authorsOf, presentShared, type Authors } from '../presenter.ts'
import type { MessageRow } from '../repository/messages.ts'
import {
  holdOrMakeThreads,
  insertMessages,
  type NewMessage,
  type Written,
} from '../repository/thread-changes.ts'
import { publishEvents } from './publish-events.ts'

/** What somebody typed into a thread. */
export type Send = { thread_id: string; user_id: string; text: string; client_id: string | null; now: Date }

/** What a send became: its messages as they stand and the last `seq` among them. */
export type Sent = { messages: MessageRow[]; authors: Authors; seq: number }

/** Sends of many people at the same moment: one commit for all, and no queue of locks in a busy thread. */
export const sendMessages: GroupWrite<Send, Sent> = {
  name: 'send_messages',
  write: ({ tx, services }, sends) => writeSends(tx, services, sends),
}

/**
 * Writes some people's sends, each thread's in their order, and tells its listeners after the commit. What was sent
 * before under the same name is given as it stands and not written again.
 */
export async function writeSends(tx: AppTx, services: Services, sends: readonly Send[]): Promise<Sent[]> {
  const now = sends.reduce((latest, send) => (send.now > latest ? send.now : latest), new Date(0))
  const thread_ids = sends.map((send) => send.thread_id)
  const { messages, of_send } = numbered(sends)
  const [, written, authors] = await Promise.all([
    holdOrMakeThreads(tx, thread_ids, now),
    insertMessages(tx, messages, { first_ts: messageTsOf(now.toISOString()), now }),
    authorsOf(tx, sends),
  ])
  for (const [thread_id, rows] of Map.groupBy(written, (row) => row.thread_id))
    publishEvents(tx, services, thread_id, eventsOf(rows, authors))

  const by_place = new Map(written.map((row) => [row.n, row]))
  return of_send.map((places) => {
    const own = places.flatMap((n) => by_place.get(n) ?? [])
    return {
      messages: own.filter((row) => !row.is_deleted).map(rowOf),
      authors,
      seq: Math.max(0, ...own.map((row) => row.seq)),
    }
  })
}

function eventsOf(rows: readonly Written[], authors: Authors): ThreadEvent[] {
  return rows
    .filter((row) => row.is_new)
    .map((row) => ({
      type: 'message',
      seq: row.seq,
      data: { message: presentShared(rowOf(row), authors), client_id: row.client_id },
    }))
}

/** Takes the texts apart into messages and numbers them; a name that comes twice in a group is written once. */
function numbered(sends: readonly Send[]): { messages: NewMessage[]; of_send: number[][] } {
  const messages: NewMessage[] = []
  const named = new Map<string, number[]>()
  const of_send = sends.map(({ thread_id, user_id, text, client_id }) => {
    const name = `${thread_id} ${user_id} ${client_id}`
    const known = client_id === null ? undefined : named.get(name)
    if (known) return known
    const places = messageParts(text).map((piece, part) => {
      const n = messages.length
      const is_text = piece.message_type === 'message'
      messages.push({
        ...{ n, part, thread_id, user_id, client_id, message_type: piece.message_type },
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

function rowOf(row: Written): MessageRow {
  const { thread_id, message_ts, user_id, message_type, text, attachment_url, reaction_count } = row
  return { thread_id, message_ts, user_id, message_type, text, attachment_url, reaction_count }
}
