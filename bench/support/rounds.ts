type Sides<T> = { ours: () => Promise<T>; baseline: () => Promise<T> }

/**
 * Alternates both sides, A B, then B A and so on, so that neither always has the quieter moment. `warm_up` rounds
 * before them are discarded: V8 compiles hot code during the first thousands of requests.
 */
export async function interleaved<T>(
  rounds: number,
  sides: Sides<T>,
  { warm_up = 0 } = {},
): Promise<{ ours: T; baseline: T }[]> {
  for (let round = 0; round < warm_up; round += 1) {
    await sides.ours()
    await sides.baseline()
  }
  const results: { ours: T; baseline: T }[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const ours = await sides.ours()
      results.push({ ours, baseline: await sides.baseline() })
    } else {
      const baseline = await sides.baseline()
      results.push({ ours: await sides.ours(), baseline })
    }
  }
  return results
}

/** One number of each side of each round. */
export function readSides<T>(
  rounds: readonly { ours: T; baseline: T }[],
  read: (side: T) => number,
): { ours: number; baseline: number }[] {
  return rounds.map(({ ours, baseline }) => ({ ours: read(ours), baseline: read(baseline) }))
}
