import {
  nextPage,
  planRun,
  progressPercent,
  type PlanChange,
  type PlannedPage,
  type RunStep,
} from '@foyer/domain/progress'
import { dayInZone } from '@foyer/domain/time'

/** One page of a course, in order, and whether the member has completed it in the current run. */
export type CourseStep = RunStep & { plan_day?: number | null | undefined }

/** A course that the member has started. */
export type Course = {
  root_id: string
  title: string
  sequence: readonly CourseStep[]
  /** The page that the run was started at; null for the first one. */
  start_from_page_id: string | null
  /** When the run was started; null where that is not known. */
  started_at: string | null
  /** Today by the server, when the course was loaded; null where that is not known. */
  day: string | null
  plan_changes: readonly PlanChange[]
}

/** Today, and the zone in which the member's days are counted. */
export type Today = { day: string; zone: string }

/** The member's progress as part of the session. */
export type ProgressFacts = {
  page_completions: { by_uuid: readonly string[] }
  page_subscriptions: readonly { page_id: string }[]
  bookmarked_pages: readonly string[]
}

/** A member's progress on a page. */
export interface Progress {
  is_completed: boolean
  is_bookmarked: boolean
  /** Whether the course that is or contains this page was started. */
  is_started: boolean
  /** The course's progress in whole per cent; null without a run. */
  percent: number | null
  /** The course's own page; null without a run. */
  root_id: string | null
  course_title: string | null
  sequence: readonly CourseStep[]
  next_page_id: string | null
  completed_page_ids: ReadonlySet<string>
  /** The day on which the run of a program with days started; null without one. */
  started_on: string | null
  /** Today in the member's zone. */
  today: string
  /** The pages of the program with their dates, by date. */
  plan: readonly PlannedPage[]
}

const EMPTY_SET: ReadonlySet<string> = new Set()

/** The progress of guests on every page. */
export const NO_PROGRESS: Progress = {
  is_completed: false,
  is_bookmarked: false,
  is_started: false,
  percent: null,
  root_id: null,
  course_title: null,
  sequence: [],
  next_page_id: null,
  completed_page_ids: EMPTY_SET,
  started_on: null,
  today: '',
  plan: [],
}

/** The course of a page: its own, else the first started one that contains it. */
export function findCourse(page_id: string, courses: readonly Course[]): Course | null {
  const match = courses.find(({ root_id }) => root_id === page_id)
  return match ?? courses.find(({ sequence }) => sequence.some((step) => step.page_id === page_id)) ?? null
}

/** The member's progress on a page, computed from the session and the loaded courses. */
export function computeProgress(
  page_id: string,
  facts: ProgressFacts,
  { courses, today }: { courses: readonly Course[]; today: Today },
): Progress {
  const completed = new Set(facts.page_completions.by_uuid)
  const is_bookmarked = facts.bookmarked_pages.includes(page_id)
  const is_own_run = facts.page_subscriptions.some((run) => run.page_id === page_id)
  const course = findCourse(page_id, courses)
  if (!course) {
    return {
      ...NO_PROGRESS,
      is_completed: completed.has(page_id),
      is_bookmarked,
      is_started: is_own_run,
      root_id: is_own_run ? page_id : null,
      completed_page_ids: completed,
    }
  }
  const { root_id, title, sequence, start_from_page_id } = course
  const days = planCourse(course, today)
  const done = new Set(sequence.flatMap((step) => (step.is_completed ? [step.page_id] : [])))
  const steps = sequence.map((step) => ({ page_id: step.page_id, stage_id: root_id }))
  const match = sequence.find((step) => step.page_id === page_id)
  return {
    is_completed: match ? match.is_completed : completed.has(page_id),
    is_bookmarked,
    is_started: true,
    percent: progressPercent(steps, done),
    root_id,
    course_title: title,
    sequence,
    next_page_id: nextPage(sequence, start_from_page_id, days.plan),
    completed_page_ids: new Set([...completed, ...done]),
    ...days,
  }
}

/**
 * The days of a course: none before its start is known, and none without days. A device without a network knows the day
 * itself; the clock of a sandbox may be ahead of it.
 */
export function planCourse(
  course: Omit<Course, 'root_id' | 'title'>,
  { day, zone }: Today,
): Pick<Progress, 'started_on' | 'today' | 'plan'> {
  const { started_at, sequence, start_from_page_id, plan_changes: changes } = course
  const today = course.day !== null && course.day > day ? course.day : day
  if (started_at === null) return { started_on: null, today, plan: [] }
  const started_on = dayInZone(started_at, zone)
  return { started_on, today, plan: planRun({ started_on, sequence, start_from_page_id, changes }, today) }
}

/** A list of ids with one more, or one less. */
export function toggleId(ids: readonly string[], id: string, is_included: boolean): string[] {
  const rest = ids.filter((other) => other !== id)
  return is_included ? [...rest, id] : rest
}

/** A course's steps with one of them completed, or open again. */
export function setStepCompleted<Step extends CourseStep>(
  sequence: readonly Step[],
  page_id: string,
  is_completed: boolean,
): Step[] {
  return sequence.map((step) => (step.page_id === page_id ? { ...step, is_completed } : step))
}
