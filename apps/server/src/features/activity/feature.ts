import './index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { activityKept } from './kept-rows.ts'

export const activity = defineFeature({ name: 'activity', personal_data: activityKept })
