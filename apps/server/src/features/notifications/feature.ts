import { defineFeature } from '../../platform/feature.ts'
import { notificationsKept } from './kept-rows.ts'

export const notifications = defineFeature({ name: 'notifications', personal_data: notificationsKept })
