/** Returns the rank for a position among siblings, or null if they must be respaced first. */
export function findRank(ranks: readonly number[], position: number): number | null {
  const index = Math.min(Math.max(0, position), ranks.length)
  const before = ranks[index - 1]
  const after = ranks[index]
  if (before === undefined) return after === undefined ? 1024 : after - 1024
  if (after === undefined) return before + 1024
  const middle = (before + after) / 2
  return after - before > 1e-6 && middle > before && middle < after ? middle : null
}
