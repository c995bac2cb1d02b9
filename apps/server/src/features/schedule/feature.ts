import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { provide } from '../../platform/needs.ts'
import { scheduledItemsNeed } from '../progress/index.ts'
import { completeScheduled, uncompleteScheduled } from './commands/complete-items.ts'
import { cleanScheduleJob, releasePlacesJob, writeOccurrencesJob } from './jobs.ts'
import { hasOtherCompleted } from './repository/completed-items.ts'
import { countContextItems, removeContextItems, restoreContextItems } from './repository/items.ts'
import { scheduleContributions } from './contributions.ts'
import { schedulePersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'
import { scheduleSubscribers } from './subscribers.ts'

export const schedule = defineFeature({
  name: 'schedule',
  routes,
  jobs: [writeOccurrencesJob, releasePlacesJob, cleanScheduleJob],
  schedules: [
    defineSchedule('schedule.write_occurrences', { cron: '20 3 * * *' }, writeOccurrencesJob),
    defineSchedule('schedule.clean_removed', { cron: '40 3 * * *' }, cleanScheduleJob),
  ],
  subscribers: scheduleSubscribers,
  provides: [
    provide(scheduledItemsNeed, {
      removeScheduledFrom: removeContextItems,
      restoreScheduledFrom: restoreContextItems,
      countScheduledFrom: countContextItems,
      completeScheduled,
      uncompleteScheduled,
      hasOtherCompleted,
    }),
    ...scheduleContributions,
  ],
  personal_data: schedulePersonalData,
})
