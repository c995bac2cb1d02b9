import { defineFeature } from '../../platform/feature.ts'
import { formsPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const forms = defineFeature({
  name: 'forms',
  routes,
  personal_data: formsPersonalData,
})
