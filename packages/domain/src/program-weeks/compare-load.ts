import type { LoadChange } from '@foyer/contract/pages/week-shapes'
import type { WorkoutGroup, WorkoutItem, WorkoutSet } from '@foyer/contract/workouts/prescription'

type Pair = { before: WorkoutSet; after: WorkoutSet }

/** Converted weights are rounded, so equal steps may differ by this. */
const TOLERANCE = 0.011

/**
 * Compares a workout with the one in the same place a week before, exercise by exercise. Names the change that all
 * changed working sets share: of the weight, else of the repetitions, else of the number of sets; null without one.
 */
export function compareLoad(
  before: readonly WorkoutGroup[],
  after: readonly WorkoutGroup[],
): LoadChange | null {
  const items = pairItems(before, after)
  const pairs = items.flatMap(({ before: item, after: next }) => pairSets(item, next))
  const weights = pairs.flatMap(compareWeights)
  const changed = weights.filter(({ amount }) => amount !== 0)
  if (changed.length > 0) return describeWeights(changed)
  const reps = pairs.map(({ before: set, after: next }) =>
    set.unit === next.unit ? next.amount - set.amount : 0,
  )
  const changed_reps = reps.filter((amount) => amount !== 0)
  const [first] = changed_reps
  if (first !== undefined) return isUniform(changed_reps) ? { kind: 'reps', amount: first } : null
  const amount = countSets(after) - countSets(before)
  return amount === 0 || items.length === 0 ? null : { kind: 'sets', amount }
}

type WeightChange = { amount: number; ratio: number; unit: 'kg' | 'lb' | null }

function compareWeights({ before, after }: Pair): WeightChange[] {
  if (before.weight && after.weight && before.weight_unit === after.weight_unit) {
    const amount = after.weight - before.weight
    return [{ amount, ratio: after.weight / before.weight, unit: before.weight_unit }]
  }
  if (before.percent_1rm && after.percent_1rm) {
    const amount = after.percent_1rm - before.percent_1rm
    return [{ amount, ratio: after.percent_1rm / before.percent_1rm, unit: null }]
  }
  return []
}

/** Less is a share, as in a deload; more is an amount, or a share where the amounts differ. */
function describeWeights(changes: readonly WeightChange[]): LoadChange | null {
  const [{ amount, unit, ratio } = { amount: 0, unit: null, ratio: 1 }] = changes
  const percent = Math.round((ratio - 1) * 100)
  const by_share: LoadChange | null =
    percent !== 0 && changes.every((change) => Math.abs(change.ratio - ratio) < 0.003)
      ? { kind: 'percent', amount: percent }
      : null
  const is_amount =
    changes.every((change) => change.unit === unit) && isUniform(changes.map((one) => one.amount))
  if (unit === null || !is_amount || (amount < 0 && by_share)) return by_share
  return { kind: 'weight', amount: Math.round(amount * 100) / 100, unit }
}

function isUniform(amounts: readonly number[]): boolean {
  return amounts.every((amount) => Math.abs(amount - (amounts[0] ?? 0)) < TOLERANCE)
}

/** Pairs each exercise with its next one on the other side. */
function pairItems(
  before: readonly WorkoutGroup[],
  after: readonly WorkoutGroup[],
): { before: WorkoutItem; after: WorkoutItem }[] {
  const left = before.flatMap((group) => group.items)
  return after
    .flatMap((group) => group.items)
    .flatMap((item) => {
      const index = left.findIndex((other) => other.exercise_page_id === item.exercise_page_id)
      const [found] = index === -1 ? [] : left.splice(index, 1)
      return found ? [{ before: found, after: item }] : []
    })
}

function pairSets(before: WorkoutItem, after: WorkoutItem): Pair[] {
  const sets = before.sets.filter((set) => !set.is_warm_up)
  return after.sets
    .filter((set) => !set.is_warm_up)
    .flatMap((set, index) => {
      const earlier = sets[index]
      return earlier ? [{ before: earlier, after: set }] : []
    })
}

function countSets(groups: readonly WorkoutGroup[]): number {
  return groups.reduce((count, group) => {
    const sets = group.items.map((item) => item.sets.filter((set) => !set.is_warm_up).length)
    return (
      count +
      (group.kind === 'single' ? sets.reduce((sum, of_item) => sum + of_item, 0) : group.rounds * sets.length)
    )
  }, 0)
}
