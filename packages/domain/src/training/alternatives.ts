/** Why a member wants another exercise. */
export const SWAP_REASONS = ['no_equipment', 'hurts', 'too_heavy', 'taken'] as const

/** One of the reasons for a swap. */
export type SwapReason = (typeof SWAP_REASONS)[number]

/** An exercise that can take the place of another, as far as its rank depends on it. */
export type RankedAlternative = {
  equipment: readonly string[]
  shared_muscles: readonly string[]
  shared_equipment: readonly string[]
  level: string
}

/**
 * Sorts alternatives by a reason; those that it treats alike stay in their order, and without a reason all do.
 *
 * Missing equipment: first what needs none, last what needs the same. Taken: first what needs other equipment. Too
 * heavy: the easier level first. Pain: the easier level first, then what loads fewer of the same muscles.
 */
export function rankAlternatives<Alternative extends RankedAlternative>(
  alternatives: readonly Alternative[],
  reason: SwapReason | null,
): Alternative[] {
  if (reason === null) return [...alternatives]
  const rank = RANKS[reason]
  return alternatives.toSorted((a, b) => compareRanks(rank(a), rank(b)))
}

const RANKS: Record<SwapReason, (alternative: RankedAlternative) => readonly number[]> = {
  no_equipment: (alternative) => [rankEquipment(alternative, { none: 0, other: 1 })],
  taken: (alternative) => [rankEquipment(alternative, { none: 1, other: 0 })],
  too_heavy: (alternative) => [rankLevel(alternative), rankEquipment(alternative, { none: 0, other: 1 })],
  hurts: (alternative) => [rankLevel(alternative), alternative.shared_muscles.length],
}

/** What owners and imported libraries write where nothing is needed. */
const NO_EQUIPMENT: ReadonlySet<string> = new Set([
  'no kit',
  'no equipment',
  'none',
  'body only',
  'bodyweight',
])

const LEVELS = ['beginner', 'intermediate', 'expert']

/** An exercise without a level stands between beginner and intermediate. */
function rankLevel({ level }: RankedAlternative): number {
  const index = LEVELS.indexOf(level)
  return index < 0 ? 0.5 : index
}

function rankEquipment(
  { equipment, shared_equipment }: RankedAlternative,
  ranks: { none: number; other: number },
): number {
  if (equipment.every((name) => NO_EQUIPMENT.has(name.trim().toLowerCase()))) return ranks.none
  return shared_equipment.length > 0 ? 2 : ranks.other
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, rank] of a.entries()) {
    const difference = rank - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
