import type { z } from 'zod'
import type { publishProgress, publishPlan, release } from '@foyer/contract/pages/draft-shapes'
import type { PlanRow } from '../queries/publish-plans.ts'
import type { PublishingRow } from '../queries/publishings.ts'
import type { ReleaseName, ReleaseRow, ReleaseSwitch } from '../queries/releases.ts'

/** The context for presenting releases: the live one, and the names of their predecessors. */
export type ReleaseContext = { live_release_id: string | null; names: readonly ReleaseName[] }

/** Presents a release for the studio; `restored`: the last time it was restored. */
export function presentRelease(
  row: ReleaseRow,
  restored: ReleaseSwitch | null,
  { live_release_id, names }: ReleaseContext,
): z.infer<typeof release> {
  const { id, number, author, note, page_count, change_count } = row
  return {
    id,
    number,
    author,
    note,
    page_count,
    change_count,
    created_at: row.created_at.toISOString(),
    is_live: id === live_release_id,
    base: names.find((name) => name.number === row.base_number) ?? null,
    restored: restored && {
      by: restored.author,
      at: restored.switched_at.toISOString(),
      left: names.find((name) => name.id === restored.left_release_id) ?? null,
    },
  }
}

export function presentPublishing(row: PublishingRow): z.infer<typeof publishProgress> {
  const { id, done, total, release_id, problems } = row
  const state = row.state === 'running' || row.state === 'done' ? row.state : 'failed'
  return { id, state, done, total, release_id, problems }
}

/** A plan with the titles of its pages, also of those that were deleted since. */
export function presentPlan(row: PlanRow, titles: ReadonlyMap<string, string>): z.infer<typeof publishPlan> {
  const { id, page_ids, with_settings, note, author, state, release_number, problems } = row
  return {
    id,
    with_settings,
    note,
    author,
    state,
    release_number,
    problems,
    pages: page_ids && page_ids.map((page_id) => ({ page_id, title: titles.get(page_id) ?? '' })),
    run_at: row.run_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
