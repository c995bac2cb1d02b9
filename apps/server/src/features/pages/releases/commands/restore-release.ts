import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { moveNodes } from '#features/access/index.ts'
import { lockCurrentApp, bumpAccessEpoch, switchRelease } from '#features/apps/index.ts'
import { warmPagesJob } from '../../serving/index.ts'
import { syncReleasePictures } from '../../media/index.ts'
import { syncReleaseSearch } from '../../search/index.ts'
import { listLeftPaths } from '../go-live.ts'
import { findRelease, insertRedirects, insertSwitch, type ReleaseRow } from '../../queries/releases.ts'
import { listVersions } from '../../queries/versions.ts'
import { loadSite, loadReleaseTree } from '../../tree/index.ts'

type RestoreRelease = {
  author: string
  /** The release that the author saw live; if missing, any live release is replaced. */
  expected_release_id: string | undefined
}

/**
 * Restores an earlier release with its settings and records the author. Today's gates apply, and newer paths
 * redirect to the restored ones. A no-op if it is live. Throws `released_meanwhile` if `expected_release_id` is
 * stale.
 */
export async function restoreRelease(
  ctx: Ctx,
  release: ReleaseRow,
  { author, expected_release_id }: RestoreRelease,
): Promise<void> {
  const versions = await listVersions(ctx.db, release.number)
  const now = ctx.now()
  await ctx.write(async (tx, emit) => {
    const { app, logo_ids } = await lockCurrentApp(tx)
    if (app.release_id === release.id) return
    const live = app.release_id === null ? null : await findRelease(tx, app.release_id)
    if (expected_release_id !== undefined && expected_release_id !== app.release_id)
      throw new CallError('released_meanwhile', { number: live?.number ?? 0 })
    await moveNodes(
      tx,
      versions.map(({ page_id, parent_id }) => ({ page_id, parent_id })),
    )
    const left = listLeftPaths(await loadReleaseTree(tx, app.release_id), versions)
    await insertRedirects(tx, left, now)
    /** Raised although no gate may have changed: entries cached for that release lack these redirects. */
    await bumpAccessEpoch(tx)
    await insertSwitch(tx, {
      release_id: release.id,
      author,
      switched_at: now,
      left_release_id: app.release_id,
    })
    await switchRelease(tx, emit, { release_id: release.id, settings: release.settings })
    const site = await loadSite(tx, release.id)
    await syncReleasePictures(
      tx,
      { services: ctx.services, site, now },
      { number: live?.number ?? 0, logo_ids },
    )
    await syncReleaseSearch(
      tx,
      { tree: site, settings: release.settings },
      { number: live?.number ?? 0, settings: live?.settings ?? null },
    )
    await enqueue(tx, warmPagesJob, { release_id: release.id })
  })
}
