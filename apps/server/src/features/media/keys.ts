import type { Secrets } from '../../platform/secrets.ts'
import { parseStorageKey, variantKey } from '../../platform/storage/index.ts'

export type VariantFormat = 'webp' | 'avif'

/**
 * Returns the public key of a picture, derived from its private one: stable when a page is locked and opened again,
 * and not computable by someone who knows the private key.
 */
export function publicKeyOf(secrets: Pick<Secrets, 'sign'>, storage_key: string): string {
  const { app_id } = parseStorageKey(storage_key)
  const ending = storage_key.slice(storage_key.lastIndexOf('.') + 1)
  return `public/${app_id}/${secrets.sign('media.public-key', storage_key).slice(0, 22)}.${ending}`
}

/** Returns the key of a variant, below that of its picture and with the same visibility. */
export function keyOfVariant(
  key: string,
  { width, format }: { width: number; format: VariantFormat },
): string {
  return variantKey(key, `w${width}`, `image/${format}`)
}
