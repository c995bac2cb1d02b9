import type { MemberImportFailure } from '@foyer/contract/members/member-import-shapes'

/** Thrown while a file of members is read; its code is shown to the owner. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault'
  readonly code: MemberImportFailure

  constructor(code: MemberImportFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
