/** Work that was given up because it took too long. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** Does some work within a time. Once that has gone whoever waits is told, and the work by its signal. */
export async function within<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController()
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    over.reject(new TookTooLong(`No answer within ${ms} ms`))
    ended.abort()
  }, ms)
  try {
    return await Promise.race([work(ended.signal), over.promise])
  } finally {
    clearTimeout(timer)
  }
}
