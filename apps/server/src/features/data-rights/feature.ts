import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { prepareExportJob } from './data-export-jobs.ts'
import { deleteFilesJob } from './delete-files-job.ts'
import { eraseUsersJob } from './erasure-jobs.ts'
import { cleanExportsJob } from './clean-exports-job.ts'
import { dataRightsPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const dataRights = defineFeature({
  name: 'data-rights',
  routes,
  jobs: [cleanExportsJob, deleteFilesJob, eraseUsersJob, prepareExportJob],
  schedules: [
    defineSchedule('data_rights.clean_expired', { cron: '35 3 * * *' }, cleanExportsJob),
    defineSchedule('data_rights.erase_users', { cron: '50 * * * *' }, eraseUsersJob),
  ],
  personal_data: dataRightsPersonalData,
})
