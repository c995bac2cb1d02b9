import { calls, type Call } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'
import { needsApp } from '../../src/platform/http/admit.ts'
import type { Caller, TestServer } from '../harness.ts'
import { headersOf, layOut, sendRequest, type Answer } from '../matrix/send-call.ts'
import { COUNTED, type Count, type countQueries } from './counting.ts'

type Asked = { caller: Caller; slug: string; input: Record<string, unknown>; file?: Buffer | null }

let asked = 0

/** Makes a call and gives its answer together with what it asked of the database. */
export async function measure(
  api: TestServer,
  counter: ReturnType<typeof countQueries>,
  name: CallName,
  { caller, slug, input, file = null }: Asked,
): Promise<Count & { answer: Answer }> {
  asked += 1
  const call: Call = calls[name]
  const laid = layOut(call, input, file)
  const label = `${name} ${asked}`
  const headers = { ...headersOf(caller, needsApp(call) ? slug : null), ...laid.headers, [COUNTED]: label }
  const key: Record<string, string> = call.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }
  const answer = await sendRequest(api.port, { ...laid, headers: { ...headers, ...key } })
  return { ...counter.take(label), answer }
}
