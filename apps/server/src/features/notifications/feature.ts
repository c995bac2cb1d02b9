import { readMailChoices } from '@foyer/domain/notifications'
import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { hashAddress, liftSuppression } from '../../platform/mail/index.ts'
import { verifiedAddressContributions } from '../identity/index.ts'
import { messageMailsNeed } from '../workouts/index.ts'
import { sendBroadcastsJob } from './broadcasts/send-job.ts'
import { deliverJob } from './deliver-job.ts'
import { cleanNotificationsJob } from './jobs.ts'
import { suppressAddressJob } from './mail-events.ts'
import { recordMessageJob } from './message-jobs.ts'
import { notificationsPersonalData } from './personal-data.ts'
import { findChoices } from './repository/settings.ts'
import { readReceiptsJob } from './push/index.ts'
import { findRemindersJob, remindJob, remindMovedJob, unlockJob } from './reminder-jobs.ts'
import { routes } from './routes.generated.ts'
import { createUnsubscribeLinks } from './unsubscribe/mail-link.ts'
import { notificationSubscribers } from './subscribers.ts'

export const notifications = defineFeature({
  name: 'notifications',
  routes,
  jobs: [
    cleanNotificationsJob,
    deliverJob,
    findRemindersJob,
    readReceiptsJob,
    remindJob,
    remindMovedJob,
    unlockJob,
    recordMessageJob,
    sendBroadcastsJob,
    suppressAddressJob,
  ],
  schedules: [
    defineSchedule('notifications.clean_old', { cron: '15 4 * * *' }, cleanNotificationsJob),
    defineSchedule('notifications.find_reminders', { cron: '* * * * *' }, findRemindersJob),
    defineSchedule('notifications.read_push_receipts', { cron: '35 * * * *' }, readReceiptsJob),
  ],
  subscribers: notificationSubscribers,
  provides: [
    provide(messageMailsNeed, {
      findMessageMails: async (ctx, member) => {
        const { messages } = readMailChoices(await findChoices(ctx.db, member.subscriber_id))
        return messages ? createUnsubscribeLinks(ctx, { ...member, kind: 'messages' }) : null
      },
    }),
    // Whoever used a link from a mail has this address.
    contribute(verifiedAddressContributions, (ctx, tx, _emit, { email }) =>
      liftSuppression(tx, hashAddress(ctx.services.secrets, ctx.app.id, email), 'bounced'),
    ),
  ],
  personal_data: notificationsPersonalData,
})
