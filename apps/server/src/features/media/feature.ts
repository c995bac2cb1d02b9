import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { findPeopleByUser } from '../directory/index.ts'
import { personalFiles } from '#platform/personal-data.ts'
import { appPicturesNeed, isLogoPicture } from '../apps/index.ts'
import { avatarFiles } from './avatar-files.ts'
import { setPublicMedia } from './commands/set-public-media.ts'
import { findMediaAssets } from './find-assets.ts'
import { cleanUploadsJob, deleteFilesJob, deletePublicFilesJob, createVariantsJob } from './jobs.ts'
import { mediaUsages } from './media-usages.ts'
import { mediaReadersNeed } from './needs.ts'
import { findNeverPublic } from './repository.ts'
import { routes } from './routes.generated.ts'

export const media = defineFeature({
  name: 'media',
  routes,
  jobs: [deleteFilesJob, deletePublicFilesJob, createVariantsJob, cleanUploadsJob],
  schedules: [defineSchedule('media.clean_uploads', { cron: '50 * * * *' }, cleanUploadsJob)],
  needs: [mediaReadersNeed, mediaUsages],
  provides: [
    provide(appPicturesNeed, {
      findAssets: findMediaAssets,
      setPublic: async (tx, files, ids) => void (await setPublicMedia(tx, files, ids)),
      findNeverPublic,
    }),
    contribute(mediaUsages, { isUsing: (ctx, media_id) => isLogoPicture(ctx.db, media_id) }),
    contribute(personalFiles, async ({ db }, { user_id }) => {
      const [person] = await findPeopleByUser(db, [user_id])
      return avatarFiles(person?.avatar_urls ?? null).map(({ size, storage_key }) => ({
        name: `picture-${size}.webp`,
        storage_key,
      }))
    }),
  ],
})
