import type {
  WorkoutImportProblem,
  WorkoutImportReport,
} from '@foyer/contract/portability/workout-import-shapes'
import { toNameKey, toTagKey, type PlannedWorkout, type WorkoutPlan } from './plan-workouts.ts'

/** A page that an import may find by its title. */
export type NamedPage = { id: string; title: string }

/** What a plan means in an app: which of its workouts are new, and the page of each exercise by the key of its name. */
export type ResolvedPlan = {
  workouts: (PlannedWorkout & Pick<WorkoutImportReport['workouts'][number], 'action' | 'page_id'>)[]
  /** Those of all workouts that are not refused. */
  exercises: ReadonlyMap<string, { name: string; page_id: string | null }>
  /** Those of all workouts that are not refused, with the tag of the app by the key of the name. */
  tags: ReadonlyMap<string, { name: string; tag_id: string | null }>
  problems: WorkoutImportProblem[]
}

/** Compares a plan with the pages of an app. Where several pages have a title, the oldest counts and it is remarked. */
export function resolvePlan(
  { workouts, problems }: WorkoutPlan,
  pages: {
    workouts: readonly NamedPage[]
    exercises: readonly NamedPage[]
    tags: readonly { id: string; name: string }[]
  },
): ResolvedPlan {
  const known_workouts = groupByName(pages.workouts)
  const known_exercises = groupByName(pages.exercises)
  const exercises = new Map<string, { name: string; page_id: string | null }>()
  const known_tags = new Map(pages.tags.map((tag) => [toTagKey(tag.name), tag]))
  const tags = new Map<string, { name: string; tag_id: string | null }>()
  const remarks: WorkoutImportProblem[] = []
  const resolved = workouts.map((workout) => {
    const found = known_workouts.get(toNameKey(workout.title))?.[0]?.id ?? null
    const has_items = workout.groups.some(({ items }) => items.length > 0)
    if (workout.has_problems || !has_items) return { ...workout, action: 'refused' as const, page_id: found }
    for (const name of workout.tags) {
      const found_tag = known_tags.get(toTagKey(name))
      tags.set(toTagKey(name), { name: found_tag?.name ?? name, tag_id: found_tag?.id ?? null })
    }
    for (const { name } of workout.groups.flatMap(({ items }) => items)) {
      const key = toNameKey(name)
      if (exercises.has(key)) continue
      const matches = known_exercises.get(key) ?? []
      exercises.set(key, { name: matches[0]?.title ?? name, page_id: matches[0]?.id ?? null })
      if (matches.length > 1)
        remarks.push({
          row: workout.row,
          field: 'exercise_name',
          code: 'exercise_ambiguous',
          value: name.slice(0, 80),
          is_blocking: false,
        })
    }
    return { ...workout, action: found === null ? ('create' as const) : ('exists' as const), page_id: found }
  })
  return { workouts: resolved, exercises, tags, problems: [...problems, ...remarks] }
}

/** A title that no page has, by a number behind it. */
export function findFreeTitle(title: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const next = `${title} ${number}`
    if (!taken.has(toNameKey(next))) return next
  }
}

function groupByName(pages: readonly NamedPage[]): ReadonlyMap<string, NamedPage[]> {
  return Map.groupBy(pages, ({ title }) => toNameKey(title))
}
