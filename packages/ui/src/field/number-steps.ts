/** The range of a number field and the size of its steps. */
export type NumberBounds = {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step: number
}

/** The next number up or down, within the bounds. An empty field starts at its minimum, or at zero. */
export function stepNumber(value: number | null, by: 1 | -1, bounds: NumberBounds): number {
  if (value === null) return clamp(bounds.min ?? 0, bounds)
  return clamp(tidy(value + by * bounds.step), bounds)
}

function clamp(value: number, { min = -Infinity, max = Infinity }: NumberBounds): number {
  return Math.min(max, Math.max(min, value))
}

/** Removes rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
function tidy(value: number): number {
  return Number(value.toFixed(6))
}
