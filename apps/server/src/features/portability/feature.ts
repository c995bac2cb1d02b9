import { defineFeature } from '../../platform/feature.ts'
import { executeImportJob, checkImportJob, deleteFileJob } from './jobs.ts'
import { routes } from './routes.generated.ts'

export const portability = defineFeature({
  name: 'portability',
  routes,
  jobs: [executeImportJob, checkImportJob, deleteFileJob],
})
