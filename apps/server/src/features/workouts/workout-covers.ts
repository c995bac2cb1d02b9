import type { HistoryRow } from '@foyer/contract/workouts/history-shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, isListable } from '../access/index.ts'
import { loadCoverAssets } from '../media/index.ts'
import { findLocalizedPages, formatMediaScope } from '../pages/index.ts'

type Covered = Pick<HistoryRow, 'cover' | 'cover_asset'>

const NO_COVER: Covered = { cover: null, cover_asset: null }

/** Loads the covers of workouts; one that is gone, or that the member may not know of, has none. */
export async function loadWorkoutCovers(
  ctx: Ctx,
  viewer: MemberViewer,
  workout_ids: Iterable<string>,
): Promise<(workout_id: string) => Covered> {
  const ids = [...new Set(workout_ids)]
  const [pages, decisions] = await Promise.all([
    findLocalizedPages(ctx, ids, viewer.language),
    decidePagesAccess(ctx, viewer, ids),
  ])
  const listable = pages.filter(({ page_id }) => {
    const decision = decisions.get(page_id)
    return decision !== undefined && isListable(decision)
  })
  const assetOf = await loadCoverAssets(
    ctx,
    listable.map(({ cover }) => cover),
  )
  const covers = new Map(
    listable.map(({ page_id, cover }): [string, Covered] => [
      page_id,
      { cover, cover_asset: assetOf(cover, formatMediaScope('shell', page_id, viewer)) },
    ]),
  )
  return (workout_id) => covers.get(workout_id) ?? NO_COVER
}
