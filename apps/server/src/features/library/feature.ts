import { defineFeature } from '../../platform/feature.ts'
import { libraryPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const library = defineFeature({
  name: 'library',
  routes,
  personal_data: libraryPersonalData,
})
