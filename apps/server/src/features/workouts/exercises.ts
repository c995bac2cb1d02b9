import { exercisePage, type PropsOf } from '@foyer/content/definitions'
import type { ExerciseCard } from '@foyer/contract/workouts/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, isListable, type PageDecision } from '../access/index.ts'
import { loadCoverAssets } from '../media/index.ts'
import { findLocalizedPages, findPagesInRelease, formatMediaScope, listFields } from '../pages/index.ts'

export type ExerciseFields = PropsOf<typeof exercisePage>

/** An exercise as far as the viewer may know of it; `fields` is null where they may not open it. */
export type Exercise = { card: ExerciseCard; decision: PageDecision; fields: ExerciseFields | null }

/**
 * Loads exercises by their page ids, without those that the viewer may not know of. Of those that they may not open
 * the card has only what is public, and so it is of those that were published in `release_id` and are gone by now.
 */
export async function loadExercises(
  ctx: Ctx,
  viewer: Viewer | null,
  page_ids: Iterable<string>,
  release_id: string | null = null,
): Promise<ReadonlyMap<string, Exercise>> {
  const found_pages = await findExercisePages(
    ctx,
    [...new Set(page_ids)],
    release_id,
    viewer?.language ?? null,
  )
  const pages = found_pages.filter((page) => page.content_type === exercisePage.type)
  const ids = pages.map(({ page_id }) => page_id)
  const decisions = await decidePagesAccess(ctx, viewer, ids)
  const open_ids = ids.filter((page_id) => decisions.get(page_id)?.decision.granted)
  const [found, assetOf] = await Promise.all([
    listFields(ctx, open_ids),
    loadCoverAssets(
      ctx,
      pages.map(({ cover }) => cover),
    ),
  ])
  const fields_of = new Map(found.map(({ page_id, fields }) => [page_id, parseExercise(fields)]))
  return new Map(
    pages.flatMap(({ page_id, path, title, cover, facts }) => {
      const decision = decisions.get(page_id)
      if (!decision || !isListable(decision)) return []
      const fields = fields_of.get(page_id) ?? null
      const card: ExerciseCard = {
        page_id,
        path,
        title,
        cover,
        cover_asset: assetOf(cover, formatMediaScope('shell', page_id, viewer)),
        video: fields?.video ?? null,
        primary_muscles: fields?.primary_muscles ?? [],
        equipment: fields?.equipment ?? facts.equipment ?? [],
      }
      return [[page_id, { card, decision, fields }] as const]
    }),
  )
}

/** Loads exercises as the team sees them: all of them, as they were published. */
export async function loadTeamExercises(
  ctx: Ctx,
  page_ids: Iterable<string>,
  release_id: string | null,
): Promise<ExerciseCard[]> {
  const pages = await findExercisePages(ctx, [...new Set(page_ids)], release_id, null)
  const assetOf = await loadCoverAssets(
    ctx,
    pages.map(({ cover }) => cover),
  )
  return pages.map(({ page_id, path, title, cover, facts }) => ({
    page_id,
    path,
    title,
    cover,
    cover_asset: assetOf(cover, null),
    video: null,
    primary_muscles: [],
    equipment: facts.equipment ?? [],
  }))
}

/** The pages in the order of their ids, live ones first. */
async function findExercisePages(
  ctx: Ctx,
  ids: readonly string[],
  release_id: string | null,
  lang: string | null,
) {
  const live = await findLocalizedPages(ctx, ids, lang)
  if (release_id === null || live.length === ids.length) return live
  const live_ids = new Set(live.map(({ page_id }) => page_id))
  const page_ids = ids.filter((page_id) => !live_ids.has(page_id))
  return [...live, ...(await findPagesInRelease(ctx, { release_id, page_ids }, lang))]
}

/** Parses stored fields; null where they were published by an incompatible version of Foyer. */
export function parseExercise(stored: Record<string, unknown>): ExerciseFields | null {
  return exercisePage.props.safeParse({ ...exercisePage.defaults, ...stored }).data ?? null
}
