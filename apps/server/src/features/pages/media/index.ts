/** Pictures of pages: which are open to strangers, and what signed addresses are bound to. */
export { syncMediaVisibilityJob } from './jobs/sync-media-visibility.ts'
export {
  formatAppMediaScope,
  type Bearer,
  type MediaScope,
  isMediaScopeValid,
  formatMediaScope,
  hasNoCookie,
} from './media-scope.ts'
export { openPageFileAddress } from './open-file.ts'
export { computeFreshUntil, isSignedAddress, listSignedMedia, withPublicMedia } from './public-media.ts'
export { syncSubtreePictures, syncReleasePictures } from './sync-pictures.ts'
