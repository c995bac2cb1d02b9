import { setTimeout as sleep } from 'node:timers/promises'
import { calls, type Call } from '@foyer/contract'
import type { CallName, InputFor, OutputFor } from '@foyer/contract/client'
import { buildRequest, sendRequest, type Answer } from '../matrix/send-call.ts'

/** Someone who calls: a member in an app, or a team member at the studio. */
export type Person = { token?: string; slug?: string }

/** What the callers saw of the outages. */
export type Outcome = {
  /** Writes that were answered with success. */
  acknowledged: number
  /** Answers of 503 with `Retry-After`. */
  unavailable: number
  /** Requests whose connection broke before a response. */
  broken: number
  /** Writes that were repeated with their key after a response. */
  repeated: number
  /** Violated guarantees, as text. */
  violations: string[]
}

type CallUntilAnswered = <Name extends CallName>(
  person: Person,
  name: Name,
  input: InputFor<Name>,
) => Promise<OutputFor<Name>>

/** Calls a server that restarts at any time. */
export type Client = {
  outcome: Outcome
  /** Repeats a call with the same key until it gets a response, as a front end does. */
  callUntilAnswered: CallUntilAnswered
  /** The same for an acknowledged write, which is counted; sometimes it is repeated and must get the same response. */
  write: CallUntilAnswered
}

const PAUSE_MS = 40
const MAX_ANSWER_MS = 30_000
/** Every so many acknowledged writes one is sent again. */
const REPEAT_EVERY = 7

/** A client that repeats a call, always under one key, until the server has answered it. */
export function aClient(port: number): Client {
  const outcome: Outcome = { acknowledged: 0, unavailable: 0, broken: 0, repeated: 0, violations: [] }

  const send = async (
    person: Person,
    name: CallName,
    input: unknown,
    key: string,
  ): Promise<Answer | null> => {
    const call: Call = calls[name]
    const request = buildRequest(call, input as Record<string, unknown>, null)
    const headers = {
      ...request.headers,
      host: person.slug ? `${person.slug}.localhost` : 'localhost',
      'x-device-id': 'crash',
      ...(person.token ? { 'x-user-token': person.token } : {}),
      ...(person.slug ? { 'x-app-slug': person.slug } : {}),
      ...(call.method === 'GET' ? {} : { 'idempotency-key': key }),
      ...(call.auth === 'team' ? { host: 'localhost' } : {}),
    }
    const timed_out = sleep(MAX_ANSWER_MS, 'hung' as const, { ref: false })
    const answer = await Promise.race([
      sendRequest(port, { ...request, headers }).catch(() => null),
      timed_out,
    ])
    if (answer !== 'hung') return answer
    outcome.violations.push(`${name} was not answered within ${MAX_ANSWER_MS} ms`)
    return null
  }

  const untilAnswered = async (
    person: Person,
    name: CallName,
    input: unknown,
    key: string,
  ): Promise<Answer> => {
    for (;;) {
      const answer = await send(person, name, input, key)
      if (answer && answer.status !== 503) {
        if (answer.status >= 500) outcome.violations.push(`${name} answered ${answer.status}: ${answer.text}`)
        if (answer.status < 500) return answer
      } else if (!answer) outcome.broken += 1
      else if (answer.headers['retry-after'] === undefined)
        outcome.violations.push(`${name} answered 503 without Retry-After`)
      else if (!String(answer.headers['content-type']).startsWith('application/problem+json'))
        outcome.violations.push(`${name} answered 503 without problem details`)
      else outcome.unavailable += 1
      await sleep(PAUSE_MS)
    }
  }

  const read = (name: CallName, answer: Answer): never => {
    if (answer.status >= 400) throw new Error(`${name} was refused with ${answer.status}: ${answer.text}`)
    return JSON.parse(answer.text) as never
  }

  return {
    outcome,
    callUntilAnswered: async (person, name, input) =>
      read(name, await untilAnswered(person, name, input, crypto.randomUUID())),
    write: async (person, name, input) => {
      const key = crypto.randomUUID()
      const answer = await untilAnswered(person, name, input, key)
      const result = read(name, answer)
      outcome.acknowledged += 1
      if (outcome.acknowledged % REPEAT_EVERY === 0) {
        outcome.repeated += 1
        const again = await untilAnswered(person, name, input, key)
        if (again.text !== answer.text)
          outcome.violations.push(`${name} answered its repeat otherwise: ${again.text} / ${answer.text}`)
      }
      return result
    },
  }
}
