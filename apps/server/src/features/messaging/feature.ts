import { threadParticipantsNeed } from '../directory/index.ts'
import { conversationsNeed } from '../team/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { personalFiles } from '../../platform/personal-data.ts'
import { threadChannel, typingChannel } from './channels.ts'
import { findLatestTs } from './inbox/repository/conversations.ts'
import { listThreadPeople } from './list-thread-people.ts'
import { clearReportsJob, mailOutcomeJob } from './moderation-jobs.ts'
import { messagingPersonalData } from './personal-data.ts'
import { makePreviewJob } from './previews/make-preview.ts'
import { routes } from './routes.generated.ts'
import { cleanMessageUploadsJob } from './uploads/clean-uploads.ts'
import { listPersonalFiles } from './uploads/personal-files.ts'

export const messaging = defineFeature({
  name: 'messaging',
  routes,
  channels: [threadChannel, typingChannel],
  jobs: [mailOutcomeJob, clearReportsJob, cleanMessageUploadsJob, makePreviewJob],
  schedules: [
    defineSchedule('messaging.clear_reports', { cron: '50 3 * * *' }, clearReportsJob),
    defineSchedule('messaging.clean_uploads', { cron: '20 * * * *' }, cleanMessageUploadsJob),
  ],
  provides: [
    provide(conversationsNeed, { findLatestTs }),
    provide(threadParticipantsNeed, { listThreadParticipants: listThreadPeople }),
    contribute(personalFiles, listPersonalFiles),
  ],
  personal_data: messagingPersonalData,
})
