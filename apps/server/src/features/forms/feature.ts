import { defineFeature } from '../../platform/feature.ts'
import { formsKept } from './repository/kept-rows.ts'
import { routes } from './routes.generated.ts'

export const forms = defineFeature({
  name: 'forms',
  routes,
  personal_data: formsKept,
})
