import './index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { threadPeopleNeed } from '../accounts/index.ts'
import { peopleOfThread } from './people-of-thread.ts'
import { messagingKept } from './repository/kept-rows.ts'

export const messaging = defineFeature({
  name: 'messaging',
  provides: [provide(threadPeopleNeed, { peopleOfThread })],
  personal_data: messagingKept,
})
