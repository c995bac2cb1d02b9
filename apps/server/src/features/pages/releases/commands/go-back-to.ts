import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { placeNodes } from '#features/access/index.ts'
import { holdApp, raiseAccessEpoch, switchRelease } from '#features/apps/index.ts'
import { warmPages } from '../../serving/index.ts'
import { settleSwitch } from '../../media/index.ts'
import { pathsLeft } from '../go-live.ts'
import { findRelease, insertRedirects, insertSwitch, type ReleaseRow } from '../../queries/releases.ts'
import { listVersions } from '../../queries/versions.ts'
import { loadSite, loadReleaseTree } from '../../tree/index.ts'

type GoBack = {
  author: string
  /** What the author saw live; not said: whatever is live is left. */
  seen_id: string | undefined
}

/**
 * Points members to an earlier release, with its settings, and writes down who did. Who may see what is judged by
 * today's rules, and paths that its pages have no more lead to those that they have in it. Of a release that is live
 * already nothing is written. Throws `released_meanwhile` where something else is live than the author saw.
 */
export async function goBackTo(ctx: Ctx, release: ReleaseRow, { author, seen_id }: GoBack): Promise<void> {
  const versions = await listVersions(ctx.db, release.number)
  const now = ctx.now()
  await ctx.write(async (tx, emit) => {
    const { app, logo_ids } = await holdApp(tx)
    if (app.release_id === release.id) return
    const live = app.release_id === null ? null : await findRelease(tx, app.release_id)
    if (seen_id !== undefined && seen_id !== app.release_id)
      throw new CallError('released_meanwhile', { number: live?.number ?? 0 })
    await placeNodes(
      tx,
      versions.map(({ page_id, parent_id }) => ({ page_id, parent_id })),
    )
    const left = pathsLeft(await loadReleaseTree(tx, app.release_id), versions)
    await insertRedirects(tx, left, now)
    /** Raised although no gate may have moved: what is remembered of that release by this name knows no such paths. */
    await raiseAccessEpoch(tx)
    await insertSwitch(tx, {
      ...{ release_id: release.id, author, switched_at: now },
      left_release_id: app.release_id,
    })
    await switchRelease(tx, emit, { release_id: release.id, settings: release.settings })
    const site = await loadSite(tx, release.id)
    await settleSwitch(tx, { services: ctx.services, site, now }, { number: live?.number ?? 0, logo_ids })
    await enqueue(tx, warmPages, { release_id: release.id })
  })
}
