import type { Author, ThreadEvent } from '@foyer/contract/messaging/shapes'
import { messageParts, messageTsOf } from '@foyer/domain/messaging'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import type { GroupWrite } from '#platform/group-write.ts'
import type { Services } from '#platform/services.ts'
import { presentShared, type Authors } from '../presenter.ts'
import { appendMessages, isOtherwise, noteAuthors } from '../repository/append-messages.ts'
import type { MessageRow } from '../repository/messages.ts'
import {
  holdOrMakeThreads,
  insertMessages,
  isNamedElsewhere,
  type NewMessage,
  type Written,
} from '../repository/thread-changes.ts'
import { authorsToNote } from './noted-authors.ts'
import { publishEvents } from './publish-events.ts'

/** What somebody typed into a thread. */
export type Send = { thread_id: string; author: Author; text: string; client_id: string | null; now: Date }

/** What a send became. */
export type Sent = {
  /** Its messages as they stand. */
  messages: MessageRow[]
  authors: Authors
  /** The last number among them. */
  seq: number
  /** Under its name it was sent before. */
  is_repeated: boolean
  /** Under its name another text was sent before. */
  is_another: boolean
}

/** Sends of many people at the same moment: one commit for all, and no queue of locks in a busy thread. */
export const sendMessages: GroupWrite<Send, Sent> = {
  name: 'send_messages',
  write: ({ tx, services, nothingFollows }, sends) => {
    const written = writeSends(tx, services, sends)
    nothingFollows()
    return written
  },
  usual: {
    write: ({ tx, services, nothingFollows }, sends) => {
      const appended = appendSends(tx, services, sends)
      nothingFollows()
      return appended
    },
    isOther: isOtherwise,
  },
}

/**
 * Writes some people's sends, each thread's in their order, and tells its listeners after the commit. What was sent
 * before under the same name is given as it stands and not written again; a name that stands in another thread refuses
 * its send, and with it those that were to be written together.
 */
export async function writeSends(tx: AppTx, services: Services, sends: readonly Send[]): Promise<Sent[]> {
  const now = latestOf(sends)
  const thread_ids = sends.map((send) => send.thread_id)
  const { messages, of_send } = numbered(sends)
  const [, written] = await Promise.all([
    holdOrMakeThreads(tx, thread_ids, now),
    insertMessages(tx, messages, { first_ts: messageTsOf(now.toISOString()), now }),
  ]).catch(refuseNamedElsewhere)
  return outcomesOf(tx, services, { sends, of_send, written })
}

/** The same where all threads have messages and none of these was sent before; fails where that is not so. */
async function appendSends(tx: AppTx, services: Services, sends: readonly Send[]): Promise<Sent[]> {
  const now = latestOf(sends)
  const first_ts = messageTsOf(now.toISOString())
  const { messages, of_send } = numbered(sends)
  const noting = authorsToNote(tx, services.database, messages)
  const [written] = await Promise.all([
    appendMessages(tx, messages, { first_ts, now }),
    noting.length > 0 && noteAuthors(tx, noting, first_ts),
  ])
  return outcomesOf(tx, services, { sends, of_send, written })
}

function latestOf(sends: readonly Send[]): Date {
  return sends.reduce((latest, send) => (send.now > latest ? send.now : latest), new Date(0))
}

type Numbered = { places: readonly number[]; is_first: boolean }

/** Tells listeners after the commit what is new, and says what each send became. */
function outcomesOf(
  tx: AppTx,
  services: Services,
  {
    sends,
    of_send,
    written,
  }: { sends: readonly Send[]; of_send: readonly Numbered[]; written: readonly Written[] },
): Sent[] {
  const authors = new Map(sends.map(({ author }) => [author.user_id, author]))
  for (const [thread_id, rows] of Map.groupBy(written, (row) => row.thread_id))
    publishEvents(tx, services, thread_id, eventsOf(rows, authors))

  const by_place = Map.groupBy(written, (row) => row.n)
  return of_send.map(({ places, is_first }, index) => {
    const own = places.flatMap((n) => by_place.get(n) ?? [])
    return {
      messages: own.filter((row) => !row.is_deleted).map(rowOf),
      authors,
      seq: Math.max(0, ...own.map((row) => row.seq)),
      is_repeated: !is_first || own.every((row) => !row.is_new),
      is_another: !stillSays(own, sends[index]?.text ?? ''),
    }
  })
}

/** The name stands for an idempotency key, which one call alone has: in another thread it is another call's. */
function refuseNamedElsewhere(error: unknown): never {
  throw isNamedElsewhere(error) ? new CallError('idempotency_key_reused') : error
}

/** Whether messages are those of a text, as far as none was taken away. */
function stillSays(rows: readonly Written[], text: string): boolean {
  const parts = messageParts(text)
  if (rows.some((row) => row.is_deleted)) return true
  return (
    rows.length === parts.length &&
    parts.every((part, n) =>
      part.message_type === 'message' ? rows[n]?.text === part.text : rows[n]?.attachment_url === part.url,
    )
  )
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
function numbered(sends: readonly Send[]): {
  messages: NewMessage[]
  of_send: Numbered[]
} {
  const messages: NewMessage[] = []
  const named = new Map<string, number[]>()
  const of_send = sends.map(({ thread_id, author: { user_id }, text, client_id }) => {
    const name = `${thread_id} ${user_id} ${client_id}`
    const known = client_id === null ? undefined : named.get(name)
    if (known) return { places: known, is_first: false }
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
    return { places, is_first: true }
  })
  return { messages, of_send }
}

function rowOf(row: Written): MessageRow {
  const { thread_id, message_ts, user_id, message_type, text, attachment_url, reaction_count } = row
  return { thread_id, message_ts, user_id, message_type, text, attachment_url, reaction_count }
}
