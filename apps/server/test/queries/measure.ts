import { calls, type Call } from '@foyer/contract'
import type { CallName } from '@foyer/contract/client'
import { needsApp } from '../../src/platform/http/authenticate-caller.ts'
import type { Caller, TestServer } from '../harness.ts'
import { createHeaders, buildRequest, sendRequest, type Answer } from '../matrix/send-call.ts'
import { COUNT_HEADER, type Count, type countQueries } from './count-queries.ts'

type MeasuredCall = { caller: Caller; slug: string; input: Record<string, unknown>; file?: Buffer | null }

let call_count = 0

/** Makes a call and returns its response with its database queries. */
export async function measure(
  api: TestServer,
  counter: ReturnType<typeof countQueries>,
  name: CallName,
  { caller, slug, input, file = null }: MeasuredCall,
): Promise<Count & { answer: Answer }> {
  call_count += 1
  const call: Call = calls[name]
  const prepared_request = buildRequest(call, input, file)
  const label = `${name} ${call_count}`
  const headers = {
    ...createHeaders(caller, needsApp(call) ? slug : null),
    ...prepared_request.headers,
    [COUNT_HEADER]: label,
  }
  const key: Record<string, string> = call.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }
  const answer = await sendRequest(api.port, { ...prepared_request, headers: { ...headers, ...key } })
  return { ...counter.takeCount(label), answer }
}
