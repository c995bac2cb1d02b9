/**
 * Waits for work at most `ms` milliseconds and returns whether it finished. A failure in time is thrown; late work
 * continues and its outcome is ignored.
 */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const pending = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false)
  })
  try {
    return await Promise.race([work.then(() => true), pending])
  } finally {
    clearTimeout(timer)
  }
}
