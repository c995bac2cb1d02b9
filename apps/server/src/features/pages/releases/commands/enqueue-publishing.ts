import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { publishDraftsJob } from '../jobs/publish-drafts.ts'
import { failPlan } from '../close-publishing.ts'
import { failStalePublishings, startPublishing, type NewPublishing } from '../../queries/publishings.ts'

/** Starts a publish with its job; false while another runs. A dead one is replaced and its plan marked as failed. */
export async function enqueuePublishing(ctx: Ctx, tx: AppTx, publishing: NewPublishing): Promise<boolean> {
  for (const stale_id of await failStalePublishings(tx)) await failPlan(ctx, tx, stale_id, [])
  if (!(await startPublishing(tx, publishing))) return false
  await enqueue(tx, publishDraftsJob, { publishing_id: publishing.id })
  return true
}
