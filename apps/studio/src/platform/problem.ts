import { ApiError } from '@foyer/contract/client'
import { fieldErrorMessage, problemMessage, type Translate } from '@foyer/i18n'

/** Returns the message of anything that a call threw. */
export function formatError(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.internal')
  return problemMessage(t, toProblem(error), ['studio'])
}

/** Returns the messages of single fields by their path. */
export function getFieldErrors(t: Translate, error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    (error.problem.errors ?? []).map(({ path, code, params }) => [
      path,
      fieldErrorMessage(t, params ? { code, params } : { code }, ['studio']),
    ]),
  )
}

/** Whether a call was refused for single fields. */
export function hasFieldErrors(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.errors ?? []).length > 0
}

/** The number under which the server's log knows the failure. */
export function getRequestId(error: unknown): string | null {
  return error instanceof ApiError ? (error.problem.request_id ?? null) : null
}

/** Whether the server could not be reached at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network'
}

/** Whether a call was refused with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof ApiError && codes.includes(error.code)
}

/** Returns who changed something concurrently and when, from a conflict error; empty and null otherwise. */
export function getLastChange(error: unknown): { changed_by: string; changed_at: string | null } {
  const { changed_by = '', changed_at = null } = (error instanceof ApiError && error.problem.params) || {}
  return { changed_by: String(changed_by), changed_at: changed_at === null ? null : String(changed_at) }
}

function toProblem({ code, problem }: ApiError) {
  return problem.params ? { code, params: problem.params } : { code }
}
