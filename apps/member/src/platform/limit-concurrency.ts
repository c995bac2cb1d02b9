/** Runs a few tasks at a time, in the order of their calls. */
export function limitConcurrency(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const pending: (() => void)[] = []
  let active = 0
  return async (task) => {
    if (active >= limit) await new Promise<void>((resolve) => pending.push(resolve))
    else active += 1
    try {
      return await task()
    } finally {
      const next = pending.shift()
      if (next) next()
      else active -= 1
    }
  }
}
