import { MAX_WEEKS } from '@foyer/contract/rules/program-weeks'
import type { Progression } from '@foyer/contract/pages/week-shapes'
import { progressGroups, type WeekCopy } from '@foyer/domain/program-weeks'
import type { WorkoutGroup, WorkoutSet } from '@foyer/contract/workouts/prescription'
import type { Plan } from './edits.ts'

/** How many weeks the dialog offers at first, and how many more each time. */
const WEEKS_OFFERED = 12

/** Lists the numbers of the weeks that a copy can go to. */
export function listOfferedWeeks(week_count: number, more: number): number[] {
  const least = Math.max(WEEKS_OFFERED, Math.ceil(week_count / 6) * 6)
  return Array.from({ length: Math.min(MAX_WEEKS, least + more * WEEKS_OFFERED) }, (_, index) => index + 1)
}

/** The weeks behind one that have no pages yet, up to twelve: where its first copy usually goes. */
export function listEmptyWeeks(plan: Plan, from: number): number[] {
  return listOfferedWeeks(0, 0).filter(
    (number) => number > from && (plan.weeks[number - 1]?.pages.length ?? 0) === 0,
  )
}

/** Lists those of some weeks that are deload weeks: each so many weeks of the program; 0 for none. */
export function listDeloadWeeks(weeks: readonly number[], every: number): number[] {
  return every === 0 ? [] : weeks.filter((week) => week % every === 0)
}

/** What a copy does to the weeks that it goes to. */
export type CopyResult = { weeks: number; pages: number; replaced: number }

/** Counts the result of a copy. */
export function countCopyResult(plan: Plan, from: number, to_weeks: readonly number[]): CopyResult {
  const page_count = plan.weeks[from - 1]?.pages.length ?? 0
  return {
    weeks: to_weeks.length,
    pages: to_weeks.length * page_count,
    replaced: to_weeks.reduce((count, week) => count + (plan.weeks[week - 1]?.pages.length ?? 0), 0),
  }
}

/** The heaviest working set of one exercise, in the week that is copied and in each copy. */
export type LiftPreview = { exercise_page_id: string | null; page_title: string; sets: readonly SetPreview[] }
export type SetPreview = { set: WorkoutSet; set_count: number }

type PreviewInput = {
  workouts: readonly { title: string; groups: readonly WorkoutGroup[] }[]
  copies: readonly WeekCopy[]
  progression: Progression
  limit: number
}

/** Previews the first exercise with a progression of each workout: first the original, then a set for each copy. */
export function previewLifts({ workouts, copies, progression, limit }: PreviewInput): LiftPreview[] {
  return workouts
    .flatMap(({ title, groups }) => {
      const place = findLift(groups)
      if (!place) return []
      const all = [groups, ...copies.map((copy) => progressGroups(groups, progression, copy))]
      const sets = all.flatMap((one) => readTopSet(one, place) ?? [])
      const exercise_page_id = groups[place.group]?.items[place.item]?.exercise_page_id ?? null
      return sets.length === all.length ? [{ exercise_page_id, page_title: title, sets }] : []
    })
    .slice(0, limit)
}

type Place = { group: number; item: number }

/** Finds the first exercise with a weight, else the first one at all. */
function findLift(groups: readonly WorkoutGroup[]): Place | null {
  const places = groups.flatMap(({ items }, group) => items.map((_, item) => ({ group, item })))
  const weighted = places.find(({ group, item }) =>
    groups[group]?.items[item]?.sets.some((set) => !set.is_warm_up && (set.weight ?? 0) > 0),
  )
  return weighted ?? places[0] ?? null
}

function readTopSet(groups: readonly WorkoutGroup[], { group, item }: Place): SetPreview | null {
  const working = groups[group]?.items[item]?.sets.filter((set) => !set.is_warm_up) ?? []
  const [top] = working.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
  return top ? { set: top, set_count: working.length } : null
}
