/** Reads a number as people type it, with a point or a comma; null for anything else. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return null
  return Number(plain)
}

/** One step up or down, within the bounds. */
export function stepBy(
  value: number,
  by: 1 | -1,
  bounds: { min: number; max: number; step?: number },
): number {
  const step = bounds.step ?? 1
  const next = Math.round((value + by * step) * 1000) / 1000
  return Math.min(Math.max(next, bounds.min), bounds.max)
}
