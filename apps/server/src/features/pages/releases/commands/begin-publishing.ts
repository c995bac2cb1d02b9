import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { publishDrafts } from '../jobs/publish-drafts.ts'
import { endPlan } from '../end-publishing.ts'
import { endDead, startPublishing, type NewPublishing } from '../../queries/publishings.ts'

/** Begins a publish with its job; false while another runs. One that died gives way, and its plan has failed. */
export async function beginPublishing(ctx: Ctx, tx: AppTx, publishing: NewPublishing): Promise<boolean> {
  for (const dead of await endDead(tx)) await endPlan(ctx, tx, dead, [])
  if (!(await startPublishing(tx, publishing))) return false
  await enqueue(tx, publishDrafts, { publishing_id: publishing.id })
  return true
}
