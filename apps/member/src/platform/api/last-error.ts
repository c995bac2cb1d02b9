import type { ApiError } from '@foyer/contract/client'

let lastId: string | null = null

/** Stores the last request that failed on the server, so that a support request can refer to it. */
export function recordServerError({ status, problem }: ApiError): void {
  if (status >= 500 && problem.request_id !== undefined) lastId = problem.request_id
}

/** The request of this visit that the server failed at last; null where it never did. */
export function lastServerErrorId(): string | null {
  return lastId
}
