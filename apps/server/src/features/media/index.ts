import { isLogo } from '../apps/index.ts'
import './events.ts'
import { mediaUsers } from './media-users.ts'

export { importImage, storeImage } from './commands/import-image.ts'
export { setPrivateMedia, setPublicMedia } from './commands/set-public-media.ts'
export { deliverMedia } from './deliver-media.ts'
export { findMediaAssets } from './find-assets.ts'
export { mediaUsers } from './media-users.ts'
export { prepareImage } from './prepare-image.ts'

mediaUsers.add({ uses: (ctx, media_id) => isLogo(ctx.db, media_id) })
