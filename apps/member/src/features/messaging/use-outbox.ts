import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { newKey } from '../../platform/new-key.ts'
import type { Settled, WaitingWrite } from '../../platform/offline/write-queue.ts'
import { useQueue, useWaiting } from '../../platform/offline/use-queue.ts'
import { useProblemWords } from '../../platform/problem-words.ts'
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

type Publish = { id: string; data: { action: 'publish'; message: string; client_id: string } }

/**
 * Sends messages of a thread; nothing typed is lost when sending fails (spec section 4, "Message send"). Those that the
 * socket has `echoed` stand in the thread, though their answer is still on its way.
 */
export function useOutbox(
  thread_id: string,
  echoed: readonly string[],
  onSent: (messages: readonly Message[]) => void,
): Outbox {
  const queue = useQueue()
  const words = useProblemWords()
  const [own, setOwn] = useState<readonly Outgoing[]>([])
  const waiting = useWaiting('send').flatMap((write) => outgoingOf(write, thread_id) ?? [])
  const without = (client_id: string) => (list: readonly Outgoing[]) =>
    list.filter((one) => one.client_id !== client_id)

  const send: Outbox['send'] = async (text, client_id = newKey()) => {
    const outgoing: Outgoing = { client_id, text, state: 'sending', reason: null }
    setOwn((list) => [...without(client_id)(list), outgoing])
    const data = { action: 'publish' as const, message: text, client_id }
    try {
      const sent = await queue.send({
        kind: 'send',
        key: client_id,
        name: 'messaging.postMessage',
        input: { id: thread_id, data },
        title: text.slice(0, 120),
      })
      setOwn(without(client_id))
      if (sent.state === 'sent') onSent(sent.output.messages)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const failed: Outgoing = { ...outgoing, state: 'failed', reason: words(error) }
      setOwn((list) => list.map((one) => (one.client_id === client_id ? failed : one)))
    }
  }

  const settle = useEffectEvent((write: WaitingWrite, result: Settled) => {
    const outgoing = outgoingOf(write, thread_id)
    if (!outgoing) return
    if ('error' in result) {
      setOwn((list) => [...list, { ...outgoing, state: 'failed', reason: words(result.error) }])
    } else onSent((result.output as OutputFor<'messaging.postMessage'>).messages)
  })
  useEffect(() => queue.onSettled((write, result) => settle(write, result)), [queue])

  return {
    outgoing: [
      ...waiting,
      ...own.filter((one) => !waiting.some((kept) => kept.client_id === one.client_id)),
    ].filter(({ client_id }) => !echoed.includes(client_id)),
    send,
    discard: (client_id) => setOwn(without(client_id)),
  }
}

function outgoingOf({ name, input }: WaitingWrite, thread_id: string): Outgoing | null {
  if (name !== 'messaging.postMessage') return null
  const { id, data } = input as Publish
  if (id !== thread_id || data.action !== 'publish') return null
  return { client_id: data.client_id, text: data.message, state: 'waiting', reason: null }
}
