/** A refusal in Stripe's own form. */
export class StandInError extends Error {
  override readonly name = 'StandInError'
  readonly status: number
  readonly type: string
  readonly code: string

  constructor(status: number, type: string, code: string) {
    super(code)
    this.status = status
    this.type = type
    this.code = code
  }
}

/** In these an amount is a multiple of a step (Stripe, "Supported currencies"). */
const STEPS: Readonly<Record<string, number>> = {
  isk: 100,
  ugx: 100,
  bhd: 10,
  jod: 10,
  kwd: 10,
  omr: 10,
  tnd: 10,
}

/** Refuses an amount between two steps of its currency. */
export function checkStep(due: number, of: string): void {
  if (due % (STEPS[of] ?? 1) !== 0)
    throw new StandInError(400, 'invalid_request_error', 'amount_in_wrong_steps')
}

/** The refusal of something that is named and not there. */
export const createMissingError = (what: string) =>
  new StandInError(400, 'invalid_request_error', `resource_missing:${what}`)

/** The refusal of something that has ended. */
export const createGoneError = () => new StandInError(404, 'invalid_request_error', 'resource_missing')
