import { defineFeature } from '../../platform/feature.ts'
import { carryOutImport, checkImport, dropFile } from './jobs.ts'
import { routes } from './routes.generated.ts'

export const portability = defineFeature({
  name: 'portability',
  routes,
  jobs: [carryOutImport, checkImport, dropFile],
})
