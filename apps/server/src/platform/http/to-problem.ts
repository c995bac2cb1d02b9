import type { FieldCode, Problem } from '@foyer/contract'
import { fieldCode } from '@foyer/contract'
import { z } from 'zod'
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts'
import { isDiskFullError } from '../disk-space.ts'
import { CallError, type FieldRefusal } from '../errors.ts'

/** Titles for people who read logs; clients translate the code. */
const titles: Record<string, string> = {
  invalid: 'Some fields were refused.',
  malformed: 'The request could not be read.',
  unauthorized: 'Log in first.',
  forbidden: 'This is not allowed.',
  not_found: 'Nothing is here.',
  conflict: 'The state has changed meanwhile.',
  idempotency_key_reused: 'This key was used for another request.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This type of content is not taken.',
  too_many_requests: 'Too many requests; wait and try again.',
  internal: 'An unexpected error occurred.',
  app_switched_off: 'The app is switched off.',
  https_required: 'Open pages only: logging in and saving need https.',
  unavailable: 'The service is away for a moment; try again.',
  disk_full: 'The disk of the server is full; nothing was saved.',
}

/** The title of a problem with this code. */
export function titleOf(code: string): string {
  const words = code.replaceAll('_', ' ')
  return titles[code] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** Bounds of a problem: it repeats parts of the request, which may be long and many. */
const MAX_ERRORS = 100
const MAX_TEXT = 200

type Params = Record<string, string | number>

const shorten = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1).toWellFormed()}…` : text

const shortenParams = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? shorten(value) : value]),
  )

const shortenError = ({ path, code, params }: FieldRefusal): FieldRefusal => ({
  path: shorten(path),
  code,
  ...(params && { params: shortenParams(params) }),
})

/** The problem answer of a refusal, bounded in count and length. */
export function toProblem(error: CallError, request_id: string): Problem {
  const has_params = Object.keys(error.params).length > 0
  return {
    type: `about:blank#${error.code}`,
    title: titleOf(error.code),
    status: error.status,
    code: error.code,
    request_id,
    ...(has_params ? { params: shortenParams(error.params) } : {}),
    ...(error.errors.length > 0 ? { errors: error.errors.slice(0, MAX_ERRORS).map(shortenError) } : {}),
  }
}

/** Turns whatever was thrown into the refusal to answer; what is not expected becomes `internal`. */
export function toRefusal(error: unknown): { refusal: CallError; is_bug: boolean } {
  if (error instanceof CallError) return { refusal: error, is_bug: false }
  if (error instanceof z.ZodError) return { refusal: toFieldRefusals(error), is_bug: false }
  if (isFastifyError(error)) return fastifyRefusal(error)
  if (isBrokenForm(error)) return { refusal: new CallError('malformed'), is_bug: false }
  if (isDiskFullError(error))
    return { refusal: new CallError('disk_full', {}, { retry_after: 60 }), is_bug: false }
  if (isDatabaseUnavailable(error)) {
    return { refusal: new CallError('unavailable', {}, { retry_after: 5 }), is_bug: false }
  }
  return { refusal: new CallError('internal'), is_bug: true }
}

/** The field refusals of a parse, each with a stable code and its figures. */
export function toFieldRefusals(error: z.ZodError): CallError<'invalid'> {
  const errors = error.issues.slice(0, MAX_ERRORS).flatMap((issue): FieldRefusal[] => {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, MAX_ERRORS)
        .map((key) => ({ path: path ? `${path}.${key}` : key, code: 'unknown_field' }))
    }
    return [{ path, ...fieldCodeOf(issue) }]
  })
  return new CallError('invalid', {}, { errors })
}

type Issue = z.ZodError['issues'][number]

function fieldCodeOf(issue: Issue): { code: FieldCode; params?: Record<string, string | number> } {
  switch (issue.code) {
    case 'too_small':
      return { code: 'too_small', params: { min: Number(issue.minimum) } }
    case 'too_big':
      return { code: 'too_big', params: { max: Number(issue.maximum) } }
    case 'invalid_type':
      return issue.message.includes('received undefined') ? { code: 'required' } : { code: 'wrong_type' }
    default:
      return { code: fieldCode.catch('invalid').parse(issue.message) }
  }
}

/** What the multipart reader throws, without a code, at a form that is cut off or ill-formed. */
const BROKEN_FORM =
  /^(Unexpected end of |Malformed |Multipart: Boundary not found)|terminated early due to unexpected end/

function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && BROKEN_FORM.test(error.message)
}

type FastifyFailure = Error & { code: string; statusCode?: number }

function isFastifyError(error: unknown): error is FastifyFailure {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('FST_')
  )
}

function fastifyRefusal(error: FastifyFailure): { refusal: CallError; is_bug: boolean } {
  const code =
    error.statusCode === 413
      ? 'payload_too_large'
      : error.statusCode === 415
        ? 'unsupported_media_type'
        : error.statusCode === 503
          ? 'unavailable'
          : error.statusCode && error.statusCode < 500
            ? 'malformed'
            : 'internal'
  return { refusal: new CallError(code), is_bug: code === 'internal' }
}
