import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { v4 as newUuid } from 'uuid'
import type { WriteOutcome, QueuedWrite } from '../../platform/offline/write-queue.ts'
import { useWriteQueue, useQueuedWrites } from '../../platform/offline/use-queue.ts'
import { useFormatError } from '../../platform/format-error.ts'
import type { Message } from './messages.ts'

/** A message on its way: sending, waiting for a network, or not sent, with the reason. */
export type Outgoing = {
  client_id: string
  text: string
  state: 'sending' | 'waiting' | 'failed'
  reason: string | null
}

/** The messages of this device that the thread does not have yet. */
export interface Outbox {
  outgoing: readonly Outgoing[]
  send: (text: string, client_id?: string) => Promise<void>
  discard: (client_id: string) => void
}

type PublishInput = { id: string; data: { action: 'publish'; message: string; client_id: string } }

/**
 * Sends messages of a thread; nothing typed is lost when sending fails (spec section 4, "Message send"). Those that the
 * socket has `echoed` stand in the thread, though their answer is still on its way.
 */
export function useOutbox(
  thread_id: string,
  echoed: readonly string[],
  onSent: (messages: readonly Message[]) => void,
): Outbox {
  const queue = useWriteQueue()
  const formatError = useFormatError()
  const [unsent, setUnsent] = useState<readonly Outgoing[]>([])
  const waiting = useQueuedWrites('send').flatMap((write) => toOutgoing(write, thread_id) ?? [])
  const without = (client_id: string) => (list: readonly Outgoing[]) =>
    list.filter((entry) => entry.client_id !== client_id)

  const send: Outbox['send'] = async (text, client_id = newUuid()) => {
    const outgoing: Outgoing = { client_id, text, state: 'sending', reason: null }
    setUnsent((list) => [...without(client_id)(list), outgoing])
    const data = { action: 'publish' as const, message: text, client_id }
    try {
      const sent = await queue.send({
        kind: 'send',
        key: client_id,
        name: 'messaging.postMessage',
        input: { id: thread_id, data },
        title: text.slice(0, 120),
      })
      setUnsent(without(client_id))
      if (sent.state === 'sent') onSent(sent.output.messages)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const failed: Outgoing = { ...outgoing, state: 'failed', reason: formatError(error) }
      setUnsent((list) => list.map((entry) => (entry.client_id === client_id ? failed : entry)))
    }
  }

  const handleSettled = useEffectEvent((write: QueuedWrite, result: WriteOutcome) => {
    const outgoing = toOutgoing(write, thread_id)
    if (!outgoing) return
    if ('error' in result) {
      setUnsent((list) => [...list, { ...outgoing, state: 'failed', reason: formatError(result.error) }])
    } else onSent((result.output as OutputFor<'messaging.postMessage'>).messages)
  })
  useEffect(() => queue.onSettled((write, result) => handleSettled(write, result)), [queue])

  return {
    outgoing: [
      ...waiting,
      ...unsent.filter((entry) => !waiting.some((queued) => queued.client_id === entry.client_id)),
    ].filter(({ client_id }) => !echoed.includes(client_id)),
    send,
    discard: (client_id) => setUnsent(without(client_id)),
  }
}

function toOutgoing({ name, input }: QueuedWrite, thread_id: string): Outgoing | null {
  if (name !== 'messaging.postMessage') return null
  const { id, data } = input as PublishInput
  if (id !== thread_id || data.action !== 'publish') return null
  return { client_id: data.client_id, text: data.message, state: 'waiting', reason: null }
}
