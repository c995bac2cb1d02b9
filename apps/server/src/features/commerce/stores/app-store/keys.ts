import type { Ctx } from '#platform/context.ts'
import type { StoreSettingsRow } from '../../repository/store-settings.ts'
import type { Store } from '../store.ts'
import { appStore } from './app-store.ts'

const PURPOSE = 'app store key'

/** Seals a private key for one app; an empty one stays unset. */
export function encryptStoreKey({ services, app }: Ctx, private_key: string): string | null {
  return private_key === '' ? null : services.secrets.encrypt(`${PURPOSE} ${app.id}`, private_key)
}

/** Opens the sealed key; null where none is set. Throws where `SECRET_KEY` is another than the one it was sealed with. */
export function decryptStoreKey(
  { services, app }: Ctx,
  { private_key_sealed }: StoreSettingsRow,
): string | null {
  return private_key_sealed && services.secrets.decrypt(`${PURPOSE} ${app.id}`, private_key_sealed)
}

/** The store of an app; null where it is not connected. */
export function createStore(ctx: Ctx, settings: StoreSettingsRow | null): Store | null {
  const private_key = settings && decryptStoreKey(ctx, settings)
  if (!private_key) return null
  const { key_id, issuer_id, bundle_id } = settings
  return appStore(
    { private_key, key_id, issuer_id, bundle_id },
    {
      with_test: ctx.app.is_sandbox || settings.accepts_test,
      address: ctx.services.addresses.app_store,
    },
  )
}
