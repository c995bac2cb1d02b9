import type { AppAccess } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { invalidField } from '#platform/errors.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { listSsoKeys } from '../../accounts/index.ts'
import { announceAppChange } from '../app-changes.ts'
import { accessReferencesPort } from '../ports.ts'
import { insertAccessChange, lockApp, updateAccess } from '../repository.ts'

/**
 * Sets who may open the app, whole and at once, and keeps who did it and when. Throws `invalid` where a product or
 * overlay is not the app's own, or a subscriber-only app would name no product.
 */
export async function saveAccess(
  ctx: Ctx,
  { access, by }: { access: AppAccess; by: TeamViewer },
): Promise<void> {
  await judgeReferences(ctx, access)
  await ctx.write(async (tx, emit) => {
    const app = await lockApp(tx)
    await judgeProviders(tx, access)
    await updateAccess(tx, access)
    const who = { id: by.team_member_id, name: by.name }
    await insertAccessChange(tx, { access, by: who, changed_at: ctx.now() })
    await emit('apps.access_changed', { app_id: app.id, access_epoch: app.access_epoch + 1 })
    await announceAppChange(tx, app)
  })
}

/** Sign-in by Google or Apple needs keys of the app, and an empty secret turns a feature off (security, rule 5). */
async function judgeProviders(tx: AppTx, access: AppAccess): Promise<void> {
  const wanted = (['google', 'apple'] as const).filter((provider) => access[`sso_${provider}_enabled`])
  if (wanted.length === 0) return
  const set = (await listSsoKeys(tx)).map(({ provider }) => provider)
  const missing = wanted.find((provider) => !set.includes(provider))
  if (missing) throw invalidField(`sso_${missing}_enabled`, 'provider_not_configured')
}

async function judgeReferences(ctx: Ctx, access: AppAccess): Promise<void> {
  const { app_products, purchase_overlay, is_subscriber_only } = access
  if (is_subscriber_only && app_products.length === 0) throw invalidField('app_products', 'required')
  if (app_products.length > 0) {
    const existing = await accessReferencesPort.use().existingProducts(ctx.db, app_products)
    const unknown = app_products.findIndex((id) => !existing.has(id))
    if (unknown >= 0) throw invalidField(`app_products.${unknown}`, 'unknown_product')
  }
  if (purchase_overlay && !(await accessReferencesPort.use().isOverlay(ctx.db, purchase_overlay))) {
    throw invalidField('purchase_overlay', 'unknown_overlay')
  }
}
