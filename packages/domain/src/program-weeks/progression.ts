import type { Progression } from '@foyer/contract/pages/week-shapes'
import type { WorkoutGroup, WorkoutSet } from '@foyer/contract/workouts/prescription'

/** One copy of a week: how often the progression is added to the original, and whether it is a deload of that. */
export type WeekLoad = { steps: number; is_deload: boolean }

/** The share of the weight in a deload week. */
export const DELOAD_SHARE = 0.9

const KG_PER_LB = 0.453_592_37
const MAX_WEIGHT = 2000
const MAX_AMOUNT = 100_000

/**
 * Adds a progression to the working sets of a workout. A weight stays in the unit that it was typed in, rounded to two
 * decimals; warm-up sets and sets without a weight stay. A deload takes 10 % off weights and shares of the best single,
 * and the last working set or round where there is more than one.
 */
export function progressGroups(
  groups: readonly WorkoutGroup[],
  progression: Progression,
  load: WeekLoad,
): WorkoutGroup[] {
  return groups.map((group) => {
    const in_rounds = group.kind !== 'single'
    return {
      ...group,
      rounds: in_rounds && load.is_deload ? Math.max(1, group.rounds - 1) : group.rounds,
      items: group.items.map((item) => {
        const sets = item.sets.map((set) => progressSet(set, progression, load))
        return { ...item, sets: load.is_deload && !in_rounds ? withoutLastSet(sets) : sets }
      }),
    }
  })
}

function progressSet(set: WorkoutSet, progression: Progression, { steps, is_deload }: WeekLoad): WorkoutSet {
  if (set.is_warm_up) return set
  const progressed = addProgression(set, progression, steps)
  return is_deload ? deloadSet(progressed) : progressed
}

function addProgression(set: WorkoutSet, progression: Progression, steps: number): WorkoutSet {
  if (steps === 0) return set
  if (progression.kind === 'weight' && set.weight !== null && set.weight > 0) {
    const step = convertWeight(progression.amount, progression.unit, set.weight_unit)
    return { ...set, weight: Math.min(MAX_WEIGHT, round(set.weight + steps * step)) }
  }
  if (progression.kind === 'reps' && set.unit === 'reps' && set.amount > 0)
    return { ...set, amount: Math.min(MAX_AMOUNT, set.amount + steps * progression.amount) }
  return set
}

function deloadSet(set: WorkoutSet): WorkoutSet {
  return {
    ...set,
    ...(set.weight === null ? {} : { weight: round(set.weight * DELOAD_SHARE) }),
    ...(set.percent_1rm ? { percent_1rm: round(set.percent_1rm * DELOAD_SHARE) } : {}),
  }
}

function withoutLastSet(sets: WorkoutSet[]): WorkoutSet[] {
  const working = sets.filter((set) => !set.is_warm_up)
  const last = working.at(-1)
  return working.length < 2 ? sets : sets.filter((set) => set !== last)
}

function convertWeight(amount: number, from: 'kg' | 'lb', to: 'kg' | 'lb'): number {
  if (from === to) return amount
  return from === 'kg' ? amount / KG_PER_LB : amount * KG_PER_LB
}

/** Rounds to two decimals, without the error of binary fractions such as 1.005. */
function round(weight: number): number {
  return Math.round(Number((weight * 100).toPrecision(12))) / 100
}
