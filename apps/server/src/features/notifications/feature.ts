import { defineFeature } from '../../platform/feature.ts'
import { notificationsKept } from './kept-rows.ts'
import { routes } from './routes.generated.ts'

export const notifications = defineFeature({
  name: 'notifications',
  routes,
  personal_data: notificationsKept,
})
