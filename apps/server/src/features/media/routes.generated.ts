// Written by scripts/generate.ts from apps/server/src/features/media/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { cancelUploadRoute } from './routes/cancel-upload.ts'
import { createUploadRoute } from './routes/create-upload.ts'
import { deleteCaptionsRoute } from './routes/delete-captions.ts'
import { deleteMediaRoute } from './routes/delete-media.ts'
import { finishUploadRoute } from './routes/finish-upload.ts'
import { listFilesRoute } from './routes/list-files.ts'
import { listMediaRoute } from './routes/list-media.ts'
import { removeAvatarRoute } from './routes/remove-avatar.ts'
import { setCaptionsRoute } from './routes/set-captions.ts'
import { updateAvatarRoute } from './routes/update-avatar.ts'
import { updateFileRoute } from './routes/update-file.ts'
import { updateMediaRoute } from './routes/update-media.ts'
import { uploadMediaRoute } from './routes/upload-media.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['media.cancelUpload', cancelUploadRoute],
  ['media.createUpload', createUploadRoute],
  ['media.deleteCaptions', deleteCaptionsRoute],
  ['media.deleteMedia', deleteMediaRoute],
  ['media.finishUpload', finishUploadRoute],
  ['media.listFiles', listFilesRoute],
  ['media.listMedia', listMediaRoute],
  ['media.removeAvatar', removeAvatarRoute],
  ['media.setCaptions', setCaptionsRoute],
  ['media.updateAvatar', updateAvatarRoute],
  ['media.updateFile', updateFileRoute],
  ['media.updateMedia', updateMediaRoute],
  ['media.uploadMedia', uploadMediaRoute],
]
