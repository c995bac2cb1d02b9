import { validateAppAccess, type AppAccess } from '@foyer/domain/access'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Services } from '../../platform/services.ts'
import { invalidField } from '../../platform/errors.ts'
import { listSsoKeys } from '../identity/index.ts'
import { accessReferencesNeed } from './needs.ts'

/**
 * Validates app access settings. Throws `invalid` with the field. Products and overlay may stay as saved while the
 * app is not subscriber-only, because they have no effect then.
 */
export async function validateAccess(
  { db, services }: { db: AppDb | AppTx; services: Services },
  access: AppAccess,
  saved: AppAccess,
): Promise<void> {
  const [fault] = validateAppAccess(access)
  if (fault) throw invalidField(fault.path, fault.code)
  const { app_products, purchase_overlay, is_subscriber_only } = access
  const existing_ids = is_subscriber_only ? null : saved
  if (app_products.some((id) => !existing_ids?.app_products.includes(id))) {
    const existing = await services.need(accessReferencesNeed).findExistingProducts(db, app_products)
    const unknown = app_products.findIndex(
      (id) => !existing.has(id) && !existing_ids?.app_products.includes(id),
    )
    if (unknown >= 0) throw invalidField(`app_products.${unknown}`, 'unknown_product')
  }
  if (purchase_overlay === null || purchase_overlay === existing_ids?.purchase_overlay) return
  if (!(await services.need(accessReferencesNeed).isOverlay(db, purchase_overlay))) {
    throw invalidField('purchase_overlay', 'unknown_overlay')
  }
}

/** Sign-in by Google or Apple needs keys of the app, and an empty secret turns a feature off (security, rule 5). */
export async function validateProviders(db: AppDb | AppTx, access: AppAccess): Promise<void> {
  const requested = (['google', 'apple'] as const).filter((provider) => access[`sso_${provider}_enabled`])
  if (requested.length === 0) return
  const set = (await listSsoKeys(db)).map(({ provider }) => provider)
  const missing = requested.find((provider) => !set.includes(provider))
  if (missing) throw invalidField(`sso_${missing}_enabled`, 'provider_not_configured')
}
