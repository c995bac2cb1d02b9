import type { Ctx } from '../../platform/context.ts'
import { findAppById } from './repository.ts'

/** Whether the app's release and access are still those that this context began with. */
export async function isCurrent(ctx: Ctx): Promise<boolean> {
  const app = await findAppById(ctx.db, ctx.app.id)
  return app?.release_id === ctx.app.release_id && app.access_epoch === ctx.app.access_epoch
}
