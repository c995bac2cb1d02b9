import { defineFeature } from '../../platform/feature.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { findPeopleByUser } from '../directory/index.ts'
import { ownFiles } from '#platform/personal-data.ts'
import { appPicturesNeed, isLogo } from '../apps/index.ts'
import { avatarFiles } from './avatar-files.ts'
import { setPublicMedia } from './commands/set-public-media.ts'
import { findMediaAssets } from './find-assets.ts'
import { deleteFiles, dropPublicFiles, makeVariants } from './jobs.ts'
import { mediaUsers } from './media-users.ts'
import { mediaReadersNeed } from './needs.ts'
import { findKeptPrivate } from './repository.ts'
import { routes } from './routes.generated.ts'

export const media = defineFeature({
  name: 'media',
  routes,
  jobs: [deleteFiles, dropPublicFiles, makeVariants],
  needs: [mediaReadersNeed, mediaUsers],
  provides: [
    provide(appPicturesNeed, {
      findAssets: findMediaAssets,
      setPublic: async (tx, files, ids) => void (await setPublicMedia(tx, files, ids)),
      keptPrivate: findKeptPrivate,
    }),
    contribute(mediaUsers, { uses: (ctx, media_id) => isLogo(ctx.db, media_id) }),
    contribute(ownFiles, async ({ db }, { user_id }) => {
      const [person] = await findPeopleByUser(db, [user_id])
      return avatarFiles(person?.avatar_urls ?? null).map(({ size, storage_key }) => ({
        name: `picture-${size}.webp`,
        storage_key,
      }))
    }),
  ],
})
