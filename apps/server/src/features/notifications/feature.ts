import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { messageMailsNeed } from '../workouts/index.ts'
import { notificationsPersonalData } from './personal-data.ts'
import { findChoices } from './repository.ts'
import { routes } from './routes.generated.ts'

export const notifications = defineFeature({
  name: 'notifications',
  routes,
  provides: [
    provide(messageMailsNeed, {
      wantsMessageMails: async (db, subscriber_id) =>
        (await findChoices(db, subscriber_id)).receive_message_notifications,
    }),
  ],
  personal_data: notificationsPersonalData,
})
