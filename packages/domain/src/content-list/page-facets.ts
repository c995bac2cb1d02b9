import type { Recurrence } from '../schedule/index.ts'

/** What lists filter a published page by, beside its facts and tags. Absent: it has nothing of the kind. */
export type PageFacets = {
  muscles?: string[]
  /** The exercises of a workout, whose muscles and equipment count as its own. */
  exercise_ids?: string[]
  event?: Recurrence
  /** The values of the page's attributes of text, by slug. */
  attributes?: Record<string, string>
  /** A list on it depends on the times of events or streams. */
  has_timed_lists?: true
}
