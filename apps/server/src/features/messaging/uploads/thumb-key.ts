import { variantKey } from '#platform/storage/index.ts'
import type { UploadRow } from './upload-row.ts'

/** The longest side of a thumbnail. */
export const THUMB_SIDE = 480

/** The key of the thumbnail of a picture. */
export function thumbKey(storage_key: string): string {
  return variantKey(storage_key, 'thumb', 'image/webp')
}

/** The keys of all files of an upload. */
export function uploadKeys({ kind, storage_key }: Pick<UploadRow, 'kind' | 'storage_key'>): string[] {
  return kind === 'image' ? [storage_key, thumbKey(storage_key)] : [storage_key]
}
