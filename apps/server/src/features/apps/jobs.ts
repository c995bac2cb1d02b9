import { inTransaction, type Database } from '../../platform/database/app-db.ts'
import type { Clock } from '../../platform/clock/index.ts'
import { defineJob, defineSystemJob, enqueue } from '../../platform/jobs/index.ts'
import { recheckDomains } from './hosts/recheck-domains.ts'
import { listDueApps, markNotified } from './lifecycle/deleted-apps.ts'
import { notifyPurgeDue } from './lifecycle/deletion-mails.ts'
import { purgeApp } from './lifecycle/purge-app.ts'

/** Checks again the proofs of an app's domains. */
export const recheckDomainsJob = defineJob('apps.recheck_domains', { retry_limit: 2 }, recheckDomains)

/** Notifies the team of a deleted app once that it will soon be purged. */
export const notifyPurgeJob = defineJob('apps.notify_purge', { retry_limit: 4 }, (ctx) =>
  ctx.write(async (tx) => {
    const deleted_at = await markNotified(tx, ctx.services.clock.now())
    if (deleted_at) await notifyPurgeDue(ctx, tx, deleted_at)
  }),
)

/** Purges a deleted app after its grace period. */
export const purgeAppJob = defineJob(
  'apps.purge',
  { retry_limit: 4, expire_s: 3_600, concurrency: 1 },
  (ctx, _payload, run) => purgeApp(ctx, run),
)

/**
 * Finds deleted apps that are due every day, because per-app schedules do not reach them. It also enqueues purges
 * that did not finish.
 */
export const purgeDueAppsJob = defineSystemJob('apps.purge_deleted', { retry_limit: 4 }, enqueueDue)

/** Enqueues the jobs that are due for deleted apps, each in its app's transaction. */
export async function enqueueDue({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const { to_notify, to_purge } = await listDueApps(database.control, clock.now())
  for (const id of to_notify) await inTransaction(database, id, (tx) => enqueue(tx, notifyPurgeJob, {}))
  for (const id of to_purge) await inTransaction(database, id, (tx) => enqueue(tx, purgeAppJob, {}))
}
