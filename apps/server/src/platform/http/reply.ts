import { clearedCookies, sessionCookies } from '../session/cookie.ts'
import type { PreparedBytes } from './prepared-bytes.ts'

/** The parts of HTTP that a route may set: its cookie, a header, another status, prepared bytes. */
export type Reply = {
  setSession: (secret: string) => void
  clearSession: () => void
  header: (name: string, value: string) => void
  status: (code: number) => void
  bytes: (body: Buffer, headers: Record<string, string>, encodings?: Encodings) => BytesResponse
}

/** Headers and status set by a route, sent after its transaction commits. */
export type CollectedReply = { headers: [string, string][]; status: number }

const cookieLines = (lines: readonly string[]) => lines.map((line): [string, string] => ['set-cookie', line])

/** A reply that only collects. */
export function createReply(): { reply: Reply; collected: CollectedReply } {
  const collected: CollectedReply = { headers: [], status: 200 }
  const reply: Reply = {
    setSession: (secret) => void collected.headers.push(...cookieLines(sessionCookies(secret))),
    clearSession: () => void collected.headers.push(...cookieLines(clearedCookies())),
    header: (name, value) => void collected.headers.push([name, value]),
    status: (code) => {
      collected.status = code
    },
    bytes: (body, headers, encodings) => ({ kind: 'bytes', body, headers, encodings }),
  }
  return { reply, collected }
}

/** The response of a call that declares `answer: 'bytes'`, created by `reply.bytes`. */
export type BytesResponse = {
  readonly kind: 'bytes'
  readonly body: Buffer
  readonly headers: Record<string, string>
  /** The same bytes compressed before; the caller gets the form that it takes. */
  readonly encodings?: Encodings | undefined
}

export type Encodings = Pick<PreparedBytes, 'gzip' | 'brotli'>

/** Whether an answer is prepared bytes. */
export function isBytesResponse(answer: unknown): answer is BytesResponse {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'kind' in answer &&
    answer.kind === 'bytes' &&
    'body' in answer
  )
}
