import type { Call } from '@foyer/contract'
import { problem } from '@foyer/contract'
import { needsApp } from '../../src/platform/http/admit.ts'
import type { Caller } from '../harness.ts'
import type { Case } from './case.ts'
import { headersOf, layOut, sendRequest, type Answer } from './send-call.ts'
import type { World } from './world.ts'

/** Makes a call as this caller, to the app of the world or to the studio. */
export async function ask(
  { api, app }: World,
  call: Call,
  one: Case,
  caller: Caller,
  input: Record<string, unknown>,
): Promise<Answer> {
  const laid = layOut(call, input, one.file ? await one.file() : null)
  const headers = { ...headersOf(caller, needsApp(call) ? app.slug : null), ...laid.headers }
  return sendRequest(api.port, { ...laid, headers })
}

/** The code of an answer: that of its problem, or `ok`. */
export function codeOf(answer: Answer): string {
  if (answer.status < 400) return 'ok'
  const found = problem.safeParse(JSON.parse(answer.text))
  return found.success ? found.data.code : `no problem details: ${answer.text}`
}

/** The bytes of an answer without what differs from request to request, and with the asked id blanked. */
export function bytesOf(answer: Answer, asked_id: string): string {
  const { 'x-request-id': _request, date: _date, 'content-length': _length, ...headers } = answer.headers
  const text = answer.text.replace(/"request_id":"[^"]*"/u, '').replaceAll(asked_id, '')
  return `${answer.status}\n${JSON.stringify(headers)}\n${text}`
}
