import type { OutputFor } from '@foyer/contract/client'
import { today } from '@foyer/domain/schedule'
import type { Ctx } from '../../platform/context.ts'
import { findPageTitles } from '../pages/index.ts'
import { loadTrainingPlans } from '../progress/index.ts'
import { presentLastTime } from './presenter.ts'
import { listHistories } from './repository/last-times.ts'
import {
  countFinishedSessions,
  findLatestSessions,
  listTrainedExercises,
} from './repository/member-training.ts'

/** Records are of the exercises in this many of the last sessions, and at most of this many exercises. */
const RECENT = { sessions: 10, exercises: 30 }

type Training = OutputFor<'workouts.getMemberTraining'>
type Subject = { subscriber_id: string; zone: string }

/** Loads the training of a member: programs with planned and done sessions, and records. */
export async function loadMemberTraining(ctx: Ctx, subject: Subject): Promise<Training> {
  const [programs, records, session_count] = await Promise.all([
    loadPrograms(ctx, subject),
    loadRecords(ctx, subject.subscriber_id),
    countFinishedSessions(ctx.db, subject.subscriber_id),
  ])
  return { today: today(ctx.now().toISOString(), subject.zone), programs, records, session_count }
}

async function loadPrograms(ctx: Ctx, subject: Subject): Promise<Training['programs']> {
  const plans = await loadTrainingPlans(ctx, subject)
  const latest = await findLatestSessions(
    ctx.db,
    subject.subscriber_id,
    plans.flatMap(({ weeks }) => weeks.flatMap(({ sessions }) => sessions.map(({ page_id }) => page_id))),
  )
  return plans.map(({ weeks, ...program }) => {
    const started_at = new Date(program.started_at)
    /** A session from before the program is none of it. */
    const findSession = (page_id: string): string | null => {
      const session = latest.get(page_id)
      return session?.finished_at && session.finished_at >= started_at ? session.id : null
    }
    return {
      ...program,
      weeks: weeks.map((week) => ({
        ...week,
        sessions: week.sessions.map((planned) => ({ ...planned, session_id: findSession(planned.page_id) })),
      })),
    }
  })
}

async function loadRecords(ctx: Ctx, subscriber_id: string): Promise<Training['records']> {
  const exercise_ids = await listTrainedExercises(ctx.db, subscriber_id, RECENT)
  const [histories, titles] = await Promise.all([
    listHistories(ctx.db, subscriber_id, exercise_ids),
    findPageTitles(ctx.db, exercise_ids),
  ])
  const by_exercise = new Map(histories.map((history) => [history.exercise_id, history]))
  return exercise_ids.flatMap((exercise_id) => {
    const history = by_exercise.get(exercise_id)
    if (!history) return []
    const { local_date, bests } = presentLastTime(history)
    return [{ exercise_id, local_date, bests, title: titles.get(exercise_id) ?? '' }]
  })
}
