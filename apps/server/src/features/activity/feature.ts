import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { cleanActivityJob } from './jobs.ts'
import { activityPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const activity = defineFeature({
  name: 'activity',
  routes,
  jobs: [cleanActivityJob],
  schedules: [defineSchedule('activity.clean_old', { cron: '10 4 * * *' }, cleanActivityJob)],
  personal_data: activityPersonalData,
})
