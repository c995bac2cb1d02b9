import { activeStage, progressPercent, listStages } from '@foyer/domain/progress'
import type { ProgramSubscription } from '@foyer/contract/progress/shapes'
import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import type { MemberViewer, Viewer } from '../../platform/session/viewer.ts'
import { isProgram, type Course } from './course.ts'
import { decideStart, type StartFacts } from './decide-start.ts'
import { listCompletedIn, loadProgressState, type ProgressState } from './progress-state.ts'

/**
 * Creates the single response for a program that is unknown, hidden or not running ('Program Not Found', spec
 * section 4).
 */
export function createProgramNotFound(): CallError<'program_not_found'> {
  return new CallError('program_not_found')
}

/** A published program that the viewer may know of. */
export async function findProgram(
  ctx: Ctx,
  viewer: Viewer | null,
  id: string,
): Promise<StartFacts & { course: Course }> {
  const facts = await decideStart(ctx, viewer, id)
  const { course } = facts
  if (!facts.is_known || !course || !isProgram(facts.site, id)) throw createProgramNotFound()
  return { ...facts, course }
}

/** A program that the member runs, with the course as they know it. */
export async function findRunningProgram(ctx: Ctx, viewer: MemberViewer, id: string): Promise<Course> {
  const [{ course }, { runs }] = await Promise.all([
    findProgram(ctx, viewer, id),
    loadProgressState(ctx.db, viewer.subscriber_id, { root_ids: [id], page_ids: [] }),
  ])
  if (!runs.has(id)) throw createProgramNotFound()
  return course
}

/** How far the member is in a program that they run, as of now. */
export async function readSubscription(
  ctx: Ctx,
  subscriber_id: string,
  course: Course,
): Promise<ProgramSubscription> {
  const progress_state = await loadProgressState(ctx.db, subscriber_id, {
    root_ids: [course.tree.page_id],
    page_ids: [],
  })
  const subscription = presentSubscription(course, progress_state)
  if (!subscription) throw createProgramNotFound()
  return subscription
}

/** A running program as the wire carries it; null where it is not running. */
export function presentSubscription(
  { tree, sequence }: Course,
  progress_state: ProgressState,
): ProgramSubscription | null {
  const run = progress_state.runs.get(tree.page_id)
  if (!run) return null
  const completed = listCompletedIn(progress_state, run.id)
  return {
    program_id: tree.page_id,
    completed_stage_ids: listStages(tree, completed).flatMap((stage) =>
      stage.is_completed ? stage.page_id : [],
    ),
    active_stage_id: activeStage(tree, completed)?.page_id ?? null,
    progress: progressPercent(sequence, completed),
    started_at: run.started_at,
  }
}
