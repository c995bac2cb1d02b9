// Written by scripts/generate.ts from apps/server/src/features/media/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { deleteMediaRoute } from './routes/delete-media.ts'
import { listMediaRoute } from './routes/list-media.ts'
import { removeAvatarRoute } from './routes/remove-avatar.ts'
import { updateAvatarRoute } from './routes/update-avatar.ts'
import { updateMediaRoute } from './routes/update-media.ts'
import { uploadMediaRoute } from './routes/upload-media.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['media.deleteMedia', deleteMediaRoute],
  ['media.listMedia', listMediaRoute],
  ['media.removeAvatar', removeAvatarRoute],
  ['media.updateAvatar', updateAvatarRoute],
  ['media.updateMedia', updateMediaRoute],
  ['media.uploadMedia', uploadMediaRoute],
]
