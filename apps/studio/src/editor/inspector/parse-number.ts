/** Reads a number as people type it, with a point or a comma; null for anything else. */
export function parseNumber(text: string): number | null {
  const normalized = text.trim().replace(',', '.')
  if (!/^-?\d+(\.\d+)?$/.test(normalized)) return null
  return Number(normalized)
}

/** One step up or down, within the bounds. */
export function stepBy(
  value: number,
  direction: 1 | -1,
  bounds: { min: number; max: number; step?: number },
): number {
  const step = bounds.step ?? 1
  const next = Math.round((value + direction * step) * 1000) / 1000
  return Math.min(Math.max(next, bounds.min), bounds.max)
}
