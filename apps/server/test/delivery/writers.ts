import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@foyer/contract'
import type { MemberCaller } from '../factories/identity.ts'
import { buildRequest, createHeaders, sendRequest, type Answer } from '../matrix/send-call.ts'

/** What the writers saw of the restarts. */
export type Sent = { acknowledged: string[]; retried: number }

const RETRY_MS = 100

/** Sends messages one after the other to the servers in turn; each is repeated with its id until it is acknowledged. */
export async function write(
  member: MemberCaller,
  thread_id: string,
  { messages, ports, sent }: { messages: readonly string[]; ports: readonly number[]; sent: Sent },
): Promise<void> {
  let attempts = 0
  for (const message of messages) {
    const data = { action: 'publish', message, client_id: message }
    for (;;) {
      const port = ports[attempts % ports.length] ?? 0
      attempts += 1
      const answer = await post(port, member, { id: thread_id, data })
      if (answer?.status === 200) break
      if (answer && answer.status !== 503 && answer.status !== 429)
        throw new Error(`A message was answered with ${answer.status}: ${answer.text}`)
      sent.retried += 1
      await sleep(RETRY_MS)
    }
    sent.acknowledged.push(message)
  }
}

/** Null: the connection broke before an answer. */
function post(port: number, member: MemberCaller, input: Record<string, unknown>): Promise<Answer | null> {
  const request = buildRequest(calls['messaging.postMessage'], input, null)
  const headers = {
    ...request.headers,
    ...createHeaders(member, member.slug),
    'idempotency-key': crypto.randomUUID(),
  }
  return sendRequest(port, { ...request, headers }).catch(() => null)
}
