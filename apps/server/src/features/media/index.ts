import { findPeopleByUser, ownFiles } from '../accounts/index.ts'
import { isLogo } from '../apps/index.ts'
import { avatarFiles } from './avatar-files.ts'
import './events.ts'
import { mediaUsers } from './media-users.ts'

export { importImage, storeImage } from './commands/import-image.ts'
export { setPrivateMedia, setPublicMedia } from './commands/set-public-media.ts'
export { coverAssets, type AssetOf } from './cover-assets.ts'
export { drawPng } from './draw-png.ts'
export { deliverMedia } from './deliver-media.ts'
export { findMediaAssets } from './find-assets.ts'
export { judgePictures, type NamedPicture } from './judge-pictures.ts'
export { mediaUsers } from './media-users.ts'
export { mediaReadersPort } from './ports.ts'
export { prepareImage } from './prepare-image.ts'
export { findKeptPrivate, listPublicMedia } from './repository.ts'

mediaUsers.add({ uses: (ctx, media_id) => isLogo(ctx.db, media_id) })

ownFiles.add(async ({ db }, { user_id }) => {
  const [person] = await findPeopleByUser(db, [user_id])
  return avatarFiles(person?.avatar_urls ?? null).map(({ size, storage_key }) => ({
    name: `picture-${size}.webp`,
    storage_key,
  }))
})
