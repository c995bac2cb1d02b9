/** Does works a few at a time, in the order in which they were asked for. */
export function inLanes(lanes: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
