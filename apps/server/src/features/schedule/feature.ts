import './index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { scheduledFromRootNeed } from '../progress/index.ts'
import { deleteOfContext } from './repository/items.ts'
import { scheduleKept } from './repository/kept-rows.ts'

export const schedule = defineFeature({
  name: 'schedule',
  provides: [provide(scheduledFromRootNeed, { removeScheduledFrom: deleteOfContext })],
  personal_data: scheduleKept,
})
