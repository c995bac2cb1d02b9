import type { JobRun } from '#platform/jobs/index.ts'
import type { Ctx } from '#platform/context.ts'
import { bumpAppVersion } from '../app-version.ts'
import { renewalsNeed } from '../needs.ts'
import { startPurge, finishPurge } from './deleted-apps.ts'
import { deleteBatch, listPurgeTables } from './purge-tables.ts'

/**
 * Erases an app whose time to be had back is over: its files, then its rows part by part, last the app itself. Whatever
 * ends it half-way, the next run goes on where it was. An app whose subscriptions renew after all is not touched: money
 * that is still taken has to be ended by people first.
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
