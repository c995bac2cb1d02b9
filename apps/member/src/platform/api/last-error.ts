import type { ApiError } from '@foyer/contract/client'

let last: string | null = null

/** Notes the request that the server failed at, so that whoever asks for help can name it. */
export function noteError({ status, problem }: ApiError): void {
  if (status >= 500 && problem.request_id !== undefined) last = problem.request_id
}

/** The request of this visit that the server failed at last; null where it never did. */
export function lastErrorId(): string | null {
  return last
}
