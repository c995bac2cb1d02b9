import { ApiError } from '@foyer/contract/api-error'
import type { InputFor, OutputFor } from '@foyer/contract/client'
import { excerpt } from '@foyer/domain/text'
import { useEffect, useEffectEvent, useState } from 'react'
import { v4 as newUuid } from 'uuid'
import { useFormatError } from '../../platform/format-error.ts'
import { useQueuedWrites, useWriteQueue } from '../../platform/offline/use-queue.ts'
import type { QueuedWrite, WriteOutcome } from '../../platform/offline/write-queue.ts'
import { useStore } from '../../platform/store.ts'
import type { Message } from './messages.ts'

type PublishInput = InputFor<'messaging.postMessage'> & { data: { action: 'publish' } }
type PublishData = PublishInput['data']

/** What is sent: words and the ids of uploads, a quote and people who are mentioned. */
export type NewMessage = {
  message: string
  image_ids: string[]
  file_id: string | null
  quote_ts: string | null
  mention_ids: string[]
}

/** A message on its way: sending, waiting for a network, or not sent, with the reason. */
export type Outgoing = {
  client_id: string
  data: NewMessage
  state: 'sending' | 'waiting' | 'failed'
  reason: string | null
}

/** The messages of this device that the thread does not have yet. */
export interface Outbox {
  outgoing: readonly Outgoing[]
  send: (data: NewMessage) => Promise<void>
  retry: (client_id: string) => Promise<void>
  discard: (client_id: string) => void
}

/** Messages that were refused in this visit, by thread and reader, so that they are there when the thread is opened again. */
const refusedByThread = new Map<string, readonly Outgoing[]>()

/**
 * Sends messages of a thread; the text stays when sending fails (spec section 4, "Message send"). Messages in
 * `echoed` are in the thread already, though the response is pending.
 */
export function useOutbox(
  { thread_id, viewer_id, title }: { thread_id: string; viewer_id: string | null; title: string },
  echoed: readonly string[],
  onSent: (messages: readonly Message[]) => void,
  onReadOnly: () => void,
): Outbox {
  const queue = useWriteQueue()
  const formatError = useFormatError()
  const name = `${viewer_id} ${thread_id}`
  const [unsent, setUnsent] = useState<readonly Outgoing[]>(() => refusedByThread.get(name) ?? [])
  const waiting = useQueuedWrites('send').flatMap((write) => toOutgoing(write, thread_id) ?? [])
  const refused = useStore(queue.refused).flatMap((write) => toOutgoing(write, thread_id, 'failed') ?? [])
  const change = (update: (list: readonly Outgoing[]) => readonly Outgoing[]): void =>
    setUnsent((list) => {
      const next = update(list)
      refusedByThread.set(
        name,
        next.filter(({ state }) => state === 'failed'),
      )
      return next
    })
  const without = (client_id: string) => (list: readonly Outgoing[]) =>
    list.filter((entry) => entry.client_id !== client_id)

  const submit = async (data: NewMessage, client_id: string): Promise<void> => {
    const outgoing: Outgoing = { client_id, data, state: 'sending', reason: null }
    change((list) => [...without(client_id)(list), outgoing])
    try {
      const sent = await queue.send({
        kind: 'send',
        key: client_id,
        name: 'messaging.postMessage',
        input: { id: thread_id, data: { action: 'publish', ...data, client_id } },
        title: data.message === '' ? title : excerpt(data.message, 120),
      })
      change(without(client_id))
      if (sent.state === 'sent') onSent(sent.output.messages)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const failed: Outgoing = { ...outgoing, state: 'failed', reason: formatError(error) }
      change((list) => [...without(client_id)(list), failed])
      if (error.code === 'thread_is_read_only') onReadOnly()
    }
  }

  const handleSettled = useEffectEvent((write: QueuedWrite, result: WriteOutcome) => {
    if (toOutgoing(write, thread_id) && 'output' in result)
      onSent((result.output as OutputFor<'messaging.postMessage'>).messages)
  })
  useEffect(() => queue.onSettled((write, result) => handleSettled(write, result)), [queue])

  const queued = [...waiting, ...refused]
  return {
    outgoing: [
      ...queued,
      ...unsent.filter((entry) => !queued.some(({ client_id }) => client_id === entry.client_id)),
    ].filter(({ client_id }) => !echoed.includes(client_id)),
    send: (data) => submit(data, newUuid()),
    retry: async (client_id) => {
      if (refused.some((entry) => entry.client_id === client_id)) return queue.retry(client_id)
      const entry = unsent.find((one) => one.client_id === client_id)
      if (entry) await submit(entry.data, client_id)
    },
    discard: (client_id) => {
      if (refused.some((entry) => entry.client_id === client_id)) void queue.discard(client_id)
      change(without(client_id))
    },
  }
}

function toOutgoing(
  { name, input }: QueuedWrite,
  thread_id: string,
  state: Outgoing['state'] = 'waiting',
): Outgoing | null {
  if (name !== 'messaging.postMessage') return null
  const { id, data } = input as PublishInput
  if (id !== thread_id || data.action !== 'publish' || data.client_id === undefined) return null
  return { client_id: data.client_id, data: toNewMessage(data), state, reason: null }
}

function toNewMessage(data: PublishData): NewMessage {
  return {
    message: data.message ?? '',
    image_ids: data.image_ids ?? [],
    file_id: data.file_id ?? null,
    quote_ts: data.quote_ts ?? null,
    mention_ids: data.mention_ids ?? [],
  }
}
