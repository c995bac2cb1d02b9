import type { Call } from '@foyer/contract'
import { problem } from '@foyer/contract'
import { needsApp } from '../../src/platform/http/authenticate-caller.ts'
import type { Caller } from '../harness.ts'
import type { Case } from './case.ts'
import { createHeaders, buildRequest, sendRequest, type Answer } from './send-call.ts'
import type { Fixture } from './fixture.ts'

/** Makes a call as this caller, to the fixture's app or the studio. */
export async function makeCall(
  { api, app }: Fixture,
  call: Call,
  one: Case,
  caller: Caller,
  input: Record<string, unknown>,
): Promise<Answer> {
  const prepared_request = buildRequest(call, input, one.file ? await one.file() : null)
  const headers = { ...createHeaders(caller, needsApp(call) ? app.slug : null), ...prepared_request.headers }
  return sendRequest(api.port, { ...prepared_request, headers })
}

/** The code of an answer: that of its problem, or `ok`. */
export function codeOf(answer: Answer): string {
  if (answer.status < 400) return 'ok'
  const found = problem.safeParse(JSON.parse(answer.text))
  return found.success ? found.data.code : `no problem details: ${answer.text}`
}

/** Returns the bytes of a response without what differs per request, and with the requested id blanked. */
export function normalizeAnswer(answer: Answer, requested_id: string): string {
  const { 'x-request-id': _request, date: _date, 'content-length': _length, ...headers } = answer.headers
  const text = answer.text.replace(/"request_id":"[^"]*"/u, '').replaceAll(requested_id, '')
  return `${answer.status}\n${JSON.stringify(headers)}\n${text}`
}
