export { openStorage, type Storage } from './create-storage.ts'
export { serveMedia } from './serve-media.ts'
export { MAX_EXPIRY_S, mediaCookie, readMediaCookie } from './signed-url.ts'
export {
  isStorageKey,
  newStorageKey,
  parseStorageKey,
  streamFileKey,
  streamKey,
  variantKey,
} from './storage-key.ts'
