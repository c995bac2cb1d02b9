import type { AvatarUrls } from '@foyer/contract/identity/shapes'
import { isStorageKey } from '../../platform/storage/index.ts'

const PREFIX = '/media/'

/** The files behind the addresses of a person's picture, by the names of their sizes. */
export function avatarFiles(urls: AvatarUrls): { size: string; storage_key: string }[] {
  return Object.entries(urls ?? {}).flatMap(([size, url]) => {
    const storage_key = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : ''
    return isStorageKey(storage_key) ? [{ size, storage_key }] : []
  })
}
