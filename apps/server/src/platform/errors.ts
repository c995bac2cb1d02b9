import type { Call, calls, CodeOf, CommonCode, FieldCode, FieldProblem } from '@foyer/contract'
import { statusOf } from '@foyer/contract/problem'

type Params = Record<string, string | number>

/** A problem with one field; its code has a translation. */
export type FieldRefusal = Omit<FieldProblem, 'code'> & { code: FieldCode }

type Calls = typeof calls

/** Every code that a call may be refused with: the common ones, and those that some call declares. */
export type CallCode =
  | CommonCode
  | { [Name in keyof Calls]: Calls[Name] extends Call ? CodeOf<Calls[Name]> : never }[keyof Calls]

/** A refusal that the contract names. Anything else that is thrown is a bug. */
export class CallError<Code extends CallCode = CallCode> extends Error {
  override readonly name = 'CallError'

  readonly code: Code
  readonly params: Params
  readonly errors: readonly FieldRefusal[]
  readonly #status: number | undefined
  /** Seconds after which the caller may try again; sent as `Retry-After`. */
  readonly retry_after: number | undefined

  constructor(
    code: Code,
    params: Params = {},
    more: { errors?: readonly FieldRefusal[]; status?: number; retry_after?: number } = {},
  ) {
    super(code)
    this.code = code
    this.params = params
    this.errors = more.errors ?? []
    this.#status = more.status
    this.retry_after = more.retry_after
  }

  get status(): number {
    return this.#status ?? statusOf(this.code)
  }
}

/** The answer for what does not exist, and for what the viewer may not know of: the same bytes. */
export const notFound = (): CallError<'not_found'> => new CallError('not_found')

/** A refusal of one field; `path` is its place in the input, such as `blocks.3.props.title`. */
export function invalidField(path: string, code: FieldCode, params?: Params): CallError<'invalid'> {
  return new CallError('invalid', {}, { errors: [params ? { path, code, params } : { path, code }] })
}

/** A rate limit was exceeded; `seconds` until the caller may retry. */
export function tooManyRequests(seconds: number): CallError<'too_many_requests'> {
  return new CallError('too_many_requests', { seconds }, { retry_after: seconds })
}
