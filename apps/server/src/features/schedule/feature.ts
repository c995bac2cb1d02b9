import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { provide } from '../../platform/needs.ts'
import { scheduledFromRootNeed } from '../progress/index.ts'
import { writeOccurrencesJob } from './jobs.ts'
import { deleteContextItems } from './repository/items.ts'
import { schedulePersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'
import { scheduleSubscribers } from './subscribers.ts'

export const schedule = defineFeature({
  name: 'schedule',
  routes,
  jobs: [writeOccurrencesJob],
  schedules: [defineSchedule('schedule.write_occurrences', { cron: '20 3 * * *' }, writeOccurrencesJob)],
  subscribers: scheduleSubscribers,
  provides: [provide(scheduledFromRootNeed, { removeScheduledFrom: deleteContextItems })],
  personal_data: schedulePersonalData,
})
