import type { Problem } from './problem.ts'

/** A refusal, or a failure to reach the server (`code: 'network'`, `status: 0`). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly problem: Partial<Problem>
  /** Seconds to wait, from `Retry-After`; null where the server named none. */
  readonly retry_after: number | null

  constructor(
    status: number,
    problem: Partial<Problem> & { code: string },
    retry_after: number | null = null,
  ) {
    super(problem.code)
    this.status = status
    this.code = problem.code
    this.problem = problem
    this.retry_after = retry_after
  }
}
