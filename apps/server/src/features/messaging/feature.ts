import { threadParticipantsNeed } from '../directory/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { threadChannel } from './channels.ts'
import { listThreadPeople } from './list-thread-people.ts'
import { messagingPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const messaging = defineFeature({
  name: 'messaging',
  routes,
  channels: [threadChannel],
  provides: [provide(threadParticipantsNeed, { listThreadParticipants: listThreadPeople })],
  personal_data: messagingPersonalData,
})
