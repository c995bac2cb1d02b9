import { threadParticipantsNeed } from '../directory/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { provide } from '../../platform/needs.ts'
import { threadChannel } from './channels.ts'
import { listThreadPeople } from './list-thread-people.ts'
import { clearReportsJob, mailOutcomeJob } from './moderation-jobs.ts'
import { messagingPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const messaging = defineFeature({
  name: 'messaging',
  routes,
  channels: [threadChannel],
  jobs: [mailOutcomeJob, clearReportsJob],
  schedules: [defineSchedule('messaging.clear_reports', { cron: '50 3 * * *' }, clearReportsJob)],
  provides: [provide(threadParticipantsNeed, { listThreadParticipants: listThreadPeople })],
  personal_data: messagingPersonalData,
})
