/**
 * Waits for work, but no longer than so many milliseconds: whether it has ended. Late work goes on, and nobody hears
 * how it ends; a failure in time is passed on.
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
