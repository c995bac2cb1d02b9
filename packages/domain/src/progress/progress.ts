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

/**
 * The page to do next: the first not yet completed after `from`, then any left before it, `null` when all are
 * done. Without `from`, or when it is not in the sequence, the first not yet completed.
 */
export function nextPage(
  sequence: readonly SequenceStep[],
  completed: ReadonlySet<string>,
  from: string | null = null,
): string | null {
  const index = sequence.findIndex(({ page_id }) => page_id === from)
  const rotated = [...sequence.slice(index + 1), ...sequence.slice(0, index + 1)]
  return rotated.find(({ page_id }) => !completed.has(page_id))?.page_id ?? null
}
