import { threadPeopleNeed } from '../directory/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { threadChannel } from './channels.ts'
import { peopleOfThread } from './people-of-thread.ts'
import { messagingKept } from './repository/kept-rows.ts'
import { routes } from './routes.generated.ts'

export const messaging = defineFeature({
  name: 'messaging',
  routes,
  channels: [threadChannel],
  provides: [provide(threadPeopleNeed, { peopleOfThread })],
  personal_data: messagingKept,
})
