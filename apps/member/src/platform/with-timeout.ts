/** Work that was given up because it took too long. */
export class TimeoutExceeded extends Error {
  override readonly name = 'TimeoutExceeded'
}

/** Runs work with a time limit. After it the promise rejects and the signal aborts the work. */
export async function withTimeout<Result>(
  ms: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    timeout.reject(new TimeoutExceeded(`No answer within ${ms} ms`))
    controller.abort()
  }, ms)
  try {
    return await Promise.race([task(controller.signal), timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
