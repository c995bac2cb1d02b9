import type { RunStep } from '@foyer/domain/progress'
import type { PageDecision } from '../access/index.ts'
import type { Course } from './course.ts'

/** The steps of a course for a member, with what is completed and what is locked now. */
export function createRunSteps(
  { sequence }: Pick<Course, 'sequence'>,
  completed: ReadonlySet<string>,
  decisions: ReadonlyMap<string, Pick<PageDecision, 'may_act'>>,
): RunStep[] {
  return sequence.map(({ page_id }) => ({
    page_id,
    is_completed: completed.has(page_id),
    is_locked: decisions.get(page_id)?.may_act !== true,
  }))
}
