// Written by scripts/generate.ts from apps/server/src/features/media/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { cancelUploadRoute } from './routes/cancel-upload.ts'
import { convertFileRoute } from './routes/convert-file.ts'
import { createUploadRoute } from './routes/create-upload.ts'
import { deleteCaptionsRoute } from './routes/delete-captions.ts'
import { deleteMediaRoute } from './routes/delete-media.ts'
import { deleteUnusedMediaRoute } from './routes/delete-unused-media.ts'
import { finishUploadRoute } from './routes/finish-upload.ts'
import { getFileRoute } from './routes/get-file.ts'
import { getLibraryItemRoute } from './routes/get-library-item.ts'
import { getStorageRoute } from './routes/get-storage.ts'
import { listFilesRoute } from './routes/list-files.ts'
import { listLibraryRoute } from './routes/list-library.ts'
import { listMediaRoute } from './routes/list-media.ts'
import { removeAvatarRoute } from './routes/remove-avatar.ts'
import { replaceMediaRoute } from './routes/replace-media.ts'
import { setCaptionsRoute } from './routes/set-captions.ts'
import { undoReplaceMediaRoute } from './routes/undo-replace-media.ts'
import { updateAvatarRoute } from './routes/update-avatar.ts'
import { updateFileRoute } from './routes/update-file.ts'
import { updateMediaRoute } from './routes/update-media.ts'
import { uploadMediaRoute } from './routes/upload-media.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['media.cancelUpload', cancelUploadRoute],
  ['media.convertFile', convertFileRoute],
  ['media.createUpload', createUploadRoute],
  ['media.deleteCaptions', deleteCaptionsRoute],
  ['media.deleteMedia', deleteMediaRoute],
  ['media.deleteUnusedMedia', deleteUnusedMediaRoute],
  ['media.finishUpload', finishUploadRoute],
  ['media.getFile', getFileRoute],
  ['media.getLibraryItem', getLibraryItemRoute],
  ['media.getStorage', getStorageRoute],
  ['media.listFiles', listFilesRoute],
  ['media.listLibrary', listLibraryRoute],
  ['media.listMedia', listMediaRoute],
  ['media.removeAvatar', removeAvatarRoute],
  ['media.replaceMedia', replaceMediaRoute],
  ['media.setCaptions', setCaptionsRoute],
  ['media.undoReplaceMedia', undoReplaceMediaRoute],
  ['media.updateAvatar', updateAvatarRoute],
  ['media.updateFile', updateFileRoute],
  ['media.updateMedia', updateMediaRoute],
  ['media.uploadMedia', uploadMediaRoute],
]
