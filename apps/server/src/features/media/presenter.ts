import type { MediaItem } from '@foyer/contract/media/shapes'
import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { Services } from '../../platform/services.ts'
import { MAX_EXPIRY_S } from '../../platform/storage/index.ts'
import { keyOfVariant, publicKeyOf } from './keys.ts'
import type { MediaRow, VariantRow } from './repository.ts'

/** The services that file URLs require. */
export type FileServices = Pick<Services, 'storage' | 'secrets'>

/**
 * A picture as views need it. Addresses of public pictures never change; all others are signed and die within ten
 * minutes, bound or not (`findMediaAssets`).
 */
export function presentAsset(
  services: FileServices,
  row: MediaRow,
  variants: readonly VariantRow[],
  bound_to?: string,
): MediaAsset {
  const urlOf = createUrls(services, row, bound_to)
  const { id, width, height, placeholder, storage_key } = row
  return {
    id,
    width,
    height,
    placeholder,
    src: urlOf((key) => key, storage_key),
    variants: variants
      .filter((variant) => variant.media_id === row.id)
      .map(({ width: at, format }) => ({
        width: at,
        format,
        url: urlOf(
          (key) =>
            keyOfVariant(key, {
              width: at,
              format,
            }),
          storage_key,
        ),
      })),
  }
}

function createUrls({ storage, secrets }: FileServices, row: MediaRow, bound_to: string | undefined) {
  const options = { expires_s: MAX_EXPIRY_S, ...(bound_to === undefined ? {} : { bound_to }) }
  return (index: (key: string) => string, key: string): string =>
    row.is_public
      ? storage.publicUrl(index(publicKeyOf(secrets, key)))
      : storage.signedUrl(index(key), options)
}

/** A picture of the library. */
export function presentMedia(
  services: FileServices,
  row: MediaRow,
  variants: readonly VariantRow[],
): MediaItem {
  const { id, name, alt, type } = row
  return {
    id,
    name,
    alt,
    type,
    bytes: Number(row.bytes),
    status: row.status === 'ready' ? 'ready' : 'preparing',
    public_address: row.public_address === 'never' ? 'never' : 'automatic',
    asset: presentAsset(services, row, variants),
    created_at: row.created_at.toISOString(),
  }
}
