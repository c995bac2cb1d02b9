import { setTimeout as sleep } from 'node:timers/promises'
import { calls, type Call } from '@foyer/contract'
import type { CallName, InputFor, OutputFor } from '@foyer/contract/client'
import { layOut, sendRequest, type Answer } from '../matrix/send-call.ts'

/** Someone who calls: a member in an app, or a team member at the studio. */
export type Person = { token?: string; slug?: string }

/** What the callers saw of the outages. */
export type Seen = {
  /** Writes that were answered with success. */
  acknowledged: number
  /** Answers of 503 with `Retry-After`. */
  unavailable: number
  /** Requests whose connection broke before an answer came. */
  broken: number
  /** Writes that were repeated with their key after an answer had come. */
  repeated: number
  /** Everything that may not be, in words. */
  wrong: string[]
}

type Ask = <Name extends CallName>(
  person: Person,
  name: Name,
  input: InputFor<Name>,
) => Promise<OutputFor<Name>>

/** Calls a server that comes and goes. */
export type Client = {
  seen: Seen
  /** Makes a call until it is answered, with the same key each time, as a front end does. */
  ask: Ask
  /** The same, and counts it as an acknowledged write; now and then it is sent once more and must be answered alike. */
  write: Ask
}

const PAUSE_MS = 40
const LONGEST_ANSWER_MS = 30_000
/** Every so many acknowledged writes one is sent again. */
const REPEAT_EVERY = 7

/** A client that repeats a call, always under one key, until the server has answered it. */
export function aClient(port: number): Client {
  const seen: Seen = { acknowledged: 0, unavailable: 0, broken: 0, repeated: 0, wrong: [] }

  const send = async (
    person: Person,
    name: CallName,
    input: unknown,
    key: string,
  ): Promise<Answer | null> => {
    const call: Call = calls[name]
    const request = layOut(call, input as Record<string, unknown>, null)
    const headers = {
      ...request.headers,
      host: person.slug ? `${person.slug}.localhost` : 'localhost',
      'x-device-id': 'crash',
      ...(person.token ? { 'x-user-token': person.token } : {}),
      ...(person.slug ? { 'x-app-slug': person.slug } : {}),
      ...(call.method === 'GET' ? {} : { 'idempotency-key': key }),
      ...(call.auth === 'team' ? { host: 'localhost' } : {}),
    }
    const hung = sleep(LONGEST_ANSWER_MS, 'hung' as const, { ref: false })
    const answer = await Promise.race([sendRequest(port, { ...request, headers }).catch(() => null), hung])
    if (answer !== 'hung') return answer
    seen.wrong.push(`${name} was not answered within ${LONGEST_ANSWER_MS} ms`)
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
        if (answer.status >= 500) seen.wrong.push(`${name} answered ${answer.status}: ${answer.text}`)
        if (answer.status < 500) return answer
      } else if (!answer) seen.broken += 1
      else if (answer.headers['retry-after'] === undefined)
        seen.wrong.push(`${name} answered 503 without Retry-After`)
      else if (!String(answer.headers['content-type']).startsWith('application/problem+json'))
        seen.wrong.push(`${name} answered 503 without problem details`)
      else seen.unavailable += 1
      await sleep(PAUSE_MS)
    }
  }

  const read = (name: CallName, answer: Answer): never => {
    if (answer.status >= 400) throw new Error(`${name} was refused with ${answer.status}: ${answer.text}`)
    return JSON.parse(answer.text) as never
  }

  return {
    seen,
    ask: async (person, name, input) =>
      read(name, await untilAnswered(person, name, input, crypto.randomUUID())),
    write: async (person, name, input) => {
      const key = crypto.randomUUID()
      const answer = await untilAnswered(person, name, input, key)
      const result = read(name, answer)
      seen.acknowledged += 1
      if (seen.acknowledged % REPEAT_EVERY === 0) {
        seen.repeated += 1
        const again = await untilAnswered(person, name, input, key)
        if (again.text !== answer.text)
          seen.wrong.push(`${name} answered its repeat otherwise: ${again.text} / ${answer.text}`)
      }
      return result
    },
  }
}
