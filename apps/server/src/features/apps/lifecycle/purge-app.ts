import type { JobRun } from '#platform/jobs/index.ts'
import type { Ctx } from '#platform/context.ts'
import { bumpAppVersion } from '../app-version.ts'
import { renewalsNeed } from '../needs.ts'
import { startPurge, finishPurge } from './deleted-apps.ts'
import { deleteBatch, listPurgeTables } from './purge-tables.ts'

/**
 * Purges an app after its grace period: files, then rows part by part, then the app. An aborted run is resumed. Apps
 * whose subscriptions still renew are skipped, because people must cancel them first.
 */
export async function purgeApp(ctx: Ctx, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const { storage, clock, log } = ctx.services
  const { id } = ctx.app
  if ((await ctx.services.need(renewalsNeed).countRenewing(ctx.db)) > 0)
    return log.error({ app_id: id }, 'A deleted app is kept: subscriptions of it still renew.')
  if (!(await ctx.writeNow((tx) => startPurge(tx, clock.now())))) return

  for await (const key of storage.list(id)) {
    signal.throwIfAborted()
    await storage.delete(key)
  }
  for (const table of await listPurgeTables(ctx)) {
    let deleted: number
    do {
      signal.throwIfAborted()
      deleted = await ctx.writeNow((tx) => deleteBatch(tx, table))
    } while (deleted > 0)
  }
  await ctx.writeNow(async (tx) => {
    await bumpAppVersion(tx, id)
    await finishPurge(tx, clock.now())
  })
}
