import type { PlannedPage, PlannedState } from './program-plan.ts'
import { listLeaves } from './sequence.ts'
import type { SequenceStep, TreePage } from './sequence.ts'

/** A stage of a program with its state, as `GET /pages/tree` lists it. */
export interface StageProgress {
  page_id: string
  is_completed: boolean
  /** Whole per cent, 0 to 100. */
  progress: number
  pages: readonly { page_id: string; is_completed: boolean }[]
}

/**
 * Progress in whole per cent, 0 to 100, rounded down, so that 100 means that every page is completed. An
 * empty sequence is at 0.
 */
export function progressPercent(sequence: readonly SequenceStep[], completed: ReadonlySet<string>): number {
  if (sequence.length === 0) return 0
  const done = sequence.filter(({ page_id }) => completed.has(page_id)).length
  return Math.floor((100 * done) / sequence.length)
}

/** The stages of a program in order. A stage is completed when every leaf in it is. */
export function listStages(root: TreePage, completed: ReadonlySet<string>): StageProgress[] {
  return root.children.map((stage) => {
    const pages = listLeaves(stage).map((page_id) => ({ page_id, is_completed: completed.has(page_id) }))
    const steps = pages.map(({ page_id }) => ({ page_id, stage_id: stage.page_id }))
    return {
      page_id: stage.page_id,
      is_completed: pages.every((page) => page.is_completed),
      progress: progressPercent(steps, completed),
      pages,
    }
  })
}

/**
 * The active stage: the first not yet completed, otherwise the last; `null` without stages (spec section 4).
 */
export function activeStage(root: TreePage, completed: ReadonlySet<string>): StageProgress | null {
  const stages = listStages(root, completed)
  return stages.find((stage) => !stage.is_completed) ?? stages.at(-1) ?? null
}

/** One step of a run, as far as the choice of the next one depends on it. */
export interface RunStep {
  page_id: string
  is_completed: boolean
  /** The member may not do it now. */
  is_locked?: boolean | undefined
}

/**
 * The pages of a run that are not completed, in the order in which they are to be done: from the page that the run was
 * started at, then those before it; locked ones last. In a plan with days, today's page is before missed ones, then come
 * later days, what was skipped, and pages without a day.
 */
export function listRemaining<Step extends RunStep>(
  sequence: readonly Step[],
  start_from_page_id: string | null,
  plan: readonly PlannedPage[] = [],
): Step[] {
  const index = sequence.findIndex(({ page_id }) => page_id === start_from_page_id)
  const rotated = index < 0 ? sequence : [...sequence.slice(index), ...sequence.slice(0, index)]
  const remaining = sortByPlan(
    rotated.filter((step) => !step.is_completed),
    plan,
  )
  return [
    ...remaining.filter(({ is_locked }) => !is_locked),
    ...remaining.filter(({ is_locked }) => is_locked),
  ]
}

/** The page of a run to do next; `null` when all are done. Every "next" of server and member app is this one. */
export function nextPage(
  sequence: readonly RunStep[],
  start_from_page_id: string | null,
  plan: readonly PlannedPage[] = [],
): string | null {
  return listRemaining(sequence, start_from_page_id, plan)[0]?.page_id ?? null
}

const STATES: readonly PlannedState[] = ['today', 'missed', 'coming', 'skipped']

/** A plan is sorted by date; pages without a day are last. */
function sortByPlan<Step extends RunStep>(steps: readonly Step[], plan: readonly PlannedPage[]): Step[] {
  if (plan.length === 0) return [...steps]
  const order = STATES.flatMap((state) => plan.filter((page) => page.state === state))
  const ranks = new Map(order.map(({ page_id }, rank) => [page_id, rank]))
  return steps.toSorted((a, b) => rankOf(a) - rankOf(b))

  function rankOf({ page_id }: Step): number {
    return ranks.get(page_id) ?? order.length
  }
}
