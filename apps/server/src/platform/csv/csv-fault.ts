/** Thrown where a file cannot be read as a table. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault'
  readonly code: 'empty' | 'not_readable' | 'not_utf8' | 'too_many_rows'

  constructor(code: CsvFault['code'], options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
