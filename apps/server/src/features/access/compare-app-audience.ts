import { decideApp, type AccessViewer } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import type { AppAccessChange } from '../apps/index.ts'
import { compareGroups, describeChange, loadAudience, PENDING_VIEWER } from './audience.ts'
import { countPendingUsers } from './repository/audience.ts'

/**
 * Compares who may access the app under its current settings and under new ones: members and users waiting for
 * approval.
 */
export async function compareAppAudience(ctx: Ctx, { before, after }: AppAccessChange) {
  const product_ids = [...before.app_products, ...after.app_products]
  const [audience, count] = await Promise.all([
    loadAudience(ctx.db, [], product_ids, ctx.now()),
    countPendingUsers(ctx.db),
  ])
  const decide = (viewer: AccessViewer) => ({
    could: decideApp(before, viewer).granted,
    can: decideApp(after, viewer).granted,
  })
  const { could, can } = decide(PENDING_VIEWER)
  const effect = could === can ? 'same' : can ? 'gains' : 'loses'
  const members = await describeChange(ctx.db, audience, compareGroups(audience, decide))
  return { ...members, waiting: { count, effect: effect as 'gains' | 'loses' | 'same' } }
}
