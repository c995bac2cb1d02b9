/** What a figure has to reach. */
export type Goal = { at_least: number } | { at_most: number }

/** One line of the table. */
export type Figure = {
  name: string
  unit: string
  ours: number
  /** The baseline's figure; null without a baseline. */
  baseline: number | null
  /** Ours in parts of the baseline; null where the goal is absolute. */
  ratio: number | null
  goal: Goal | null
  /** Null where there is no goal: the figure only explains another. */
  is_met: boolean | null
  note: string
}

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.')
  return (low + high) / 2
}

/** Returns the number below which this share (0 to 1) of the numbers lies, by nearest rank. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (found === undefined) throw new Error('Nothing was measured.')
  return found
}

/**
 * How well a number separates two kinds: the share of pairs in which the usually larger kind is larger, from 0.5
 * (not at all) to 1 (always). It is the area under the ROC curve.
 */
export function distinguishability(one: readonly number[], other: readonly number[]): number {
  let larger = 0
  for (const a of one) for (const b of other) larger += a > b ? 1 : a === b ? 0.5 : 0
  const share = larger / (one.length * other.length)
  return Math.max(share, 1 - share)
}

/** Whether a number reaches a goal. */
export function isGoalMet(value: number, goal: Goal): boolean {
  return 'at_least' in goal ? value >= goal.at_least : value <= goal.at_most
}

type FigureSpec = { name: string; unit: string; goal?: Goal; note?: string }

/**
 * Compares our figures with a baseline per round. The ratio is the median over rounds, so that a busy moment affects
 * one round and not one side.
 */
export function compareFigure(
  { name, unit, goal, note = '' }: FigureSpec,
  rounds: readonly { ours: number; baseline: number }[],
): Figure {
  const ratio = median(rounds.map(({ ours, baseline }) => ours / baseline))
  return {
    name,
    unit,
    note,
    ratio,
    goal: goal ?? null,
    ours: median(rounds.map(({ ours }) => ours)),
    baseline: median(rounds.map(({ baseline }) => baseline)),
    is_met: goal ? isGoalMet(ratio, goal) : null,
  }
}

/** A figure with an absolute goal, or none; a baseline of the same moment is only informative. */
export function absoluteFigure(
  { name, unit, goal, note = '' }: FigureSpec,
  values: readonly number[],
  baseline_values: readonly number[] = [],
): Figure {
  const ours = median(values)
  return {
    name,
    unit,
    note,
    ours,
    ratio: null,
    goal: goal ?? null,
    baseline: baseline_values.length > 0 ? median(baseline_values) : null,
    is_met: goal ? isGoalMet(ours, goal) : null,
  }
}
