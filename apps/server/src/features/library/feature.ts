import { defineFeature } from '../../platform/feature.ts'
import { libraryKept } from './kept-rows.ts'
import { routes } from './routes.generated.ts'

export const library = defineFeature({
  name: 'library',
  routes,
  personal_data: libraryKept,
})
