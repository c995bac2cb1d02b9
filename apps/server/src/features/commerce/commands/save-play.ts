import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { findPlaySettings, savePlaySettings, type PlaySettingsRow } from '../repository/play-settings.ts'
import { replaceStoreProducts, type StoreProduct } from '../repository/store-settings.ts'
import { googlePlay } from '../stores/google-play/google-play.ts'
import { decryptPlayKey, encryptPlayKey, readKeyFile } from '../stores/google-play/keys.ts'
import { endTestMoneyJob } from '../test-money-jobs.ts'
import { validateStoreProducts } from './save-store.ts'

type PlayInput = Omit<PlaySettingsRow, 'service_account_sealed'> & {
  service_account?: string | undefined
  products: readonly StoreProduct[]
  by: string
}

/**
 * Stores the Google Play settings with a sealed key file; an omitted one is retained, an empty one removed. Disabling
 * testers ends their purchases. False if Google refuses the key; throws `invalid` or `ProviderError`.
 */
export async function savePlay(ctx: Ctx, input: PlayInput): Promise<PlaySettingsRow | false> {
  const { package_name, push_account, accepts_test, products, by: changed_by } = input
  const stored = await findPlaySettings(ctx.db)
  const key_file = input.service_account ?? (stored && decryptPlayKey(ctx, stored)) ?? ''
  await validateStoreProducts(ctx, products)
  if (key_file !== '') {
    if (package_name === '') throw invalidField('package_name', 'required')
    const keys = readKeyFile(key_file)
    if (!keys) throw invalidField('service_account', 'private_key_invalid')
    const address = ctx.services.addresses.google_play
    const store = googlePlay({ ...keys, package_name }, { with_test: false, address, now: ctx.now })
    if (!(await store.takesKey())) return false
  }
  const service_account_sealed = encryptPlayKey(ctx, key_file)
  const row: PlaySettingsRow = { package_name, push_account, accepts_test, service_account_sealed }
  await ctx.write(async (tx) => {
    await savePlaySettings(tx, { ...row, changed_by, changed_at: ctx.now() })
    await replaceStoreProducts(tx, 'google_play', products)
    if (!accepts_test) await enqueue(tx, endTestMoneyJob, {})
  })
  return row
}
