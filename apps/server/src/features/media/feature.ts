import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { findPeopleByUser } from '../directory/index.ts'
import { personalFiles } from '#platform/personal-data.ts'
import { appPicturesNeed, readCurrentApp } from '../apps/index.ts'
import { avatarFiles } from './avatar-files.ts'
import { setPublicMedia } from './commands/set-public-media.ts'
import { findMediaAssets } from './find-assets.ts'
import { cleanUploadsJob, deleteFilesJob, deletePublicFilesJob, createVariantsJob } from './jobs.ts'
import { countPosterUses, listPosterUses } from './library-repository.ts'
import { settingUse, usesNeed } from '../../platform/uses.ts'
import { mediaReadersNeed } from './needs.ts'
import { findNeverPublic } from './repository.ts'
import { routes } from './routes.generated.ts'
import { makeStreamJob } from './streams/make-stream.ts'

export const media = defineFeature({
  name: 'media',
  routes,
  jobs: [deleteFilesJob, deletePublicFilesJob, createVariantsJob, cleanUploadsJob, makeStreamJob],
  schedules: [defineSchedule('media.clean_uploads', { cron: '50 * * * *' }, cleanUploadsJob)],
  needs: [mediaReadersNeed],
  provides: [
    provide(appPicturesNeed, {
      findAssets: findMediaAssets,
      setPublic: async (tx, files, ids) => void (await setPublicMedia(tx, files, ids)),
      findNeverPublic,
    }),
    contribute(usesNeed, {
      list: async ({ db }, id, limit) => {
        const [{ logo_ids }, posters] = await Promise.all([readCurrentApp(db), listPosterUses(db, id, limit)])
        return [
          ...(logo_ids.includes(id) ? [settingUse('logo', null, '')] : []),
          ...posters.map((file) => settingUse('poster', file.id, file.name)),
        ]
      },
      countMedia: async ({ db }, media_ids) => {
        const [{ logo_ids }, posters] = await Promise.all([
          readCurrentApp(db),
          countPosterUses(db, media_ids),
        ])
        return new Map(media_ids.map((id) => [id, (posters.get(id) ?? 0) + (logo_ids.includes(id) ? 1 : 0)]))
      },
    }),
    contribute(personalFiles, async ({ db }, { user_id }) => {
      const [person] = await findPeopleByUser(db, [user_id])
      return avatarFiles(person?.avatar_urls ?? null).map(({ size, storage_key }) => ({
        name: `picture-${size}.webp`,
        storage_key,
      }))
    }),
  ],
})
