import { defineFeature } from '../../platform/feature.ts'
import { notificationsPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const notifications = defineFeature({
  name: 'notifications',
  routes,
  personal_data: notificationsPersonalData,
})
