import { decideApp, type AccessViewer } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import type { AppAccessChange } from '../apps/index.ts'
import { changeOf, describeChange, loadAudience, WAITING } from './audience.ts'
import { countWaiting } from './repository/audience.ts'

/** Who could come into the app by its settings in force and can by others: members, and those who wait to be let in. */
export async function compareAppAudience(ctx: Ctx, { before, after }: AppAccessChange) {
  const asked = [...before.app_products, ...after.app_products]
  const [audience, count] = await Promise.all([
    loadAudience(ctx.db, [], asked, ctx.now()),
    countWaiting(ctx.db),
  ])
  const judge = (viewer: AccessViewer) => ({
    could: decideApp(before, viewer).granted,
    can: decideApp(after, viewer).granted,
  })
  const { could, can } = judge(WAITING)
  const effect = could === can ? 'same' : can ? 'gains' : 'loses'
  const members = await describeChange(ctx.db, audience, changeOf(audience, judge))
  return { ...members, waiting: { count, effect: effect as 'gains' | 'loses' | 'same' } }
}
