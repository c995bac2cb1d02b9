import type { importFailures } from '@foyer/contract'

/** Why a file cannot be imported at all. */
export type FailureCode = Exclude<(typeof importFailures)[number], 'internal'>

/** Thrown while a file is read; its code is shown to the owner. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure'
  readonly code: FailureCode

  constructor(code: FailureCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
