/** Connection failures (class 08), shutdown (57P0x), too many connections, timeouts of statement or lock. */
const UNAVAILABLE_CODES = /^(08|57P0|53300|57014|55P03|25P03|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|ENOENT)/

/** Whether the database cannot be reached or did not answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    UNAVAILABLE_CODES.test(code) ||
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
}
