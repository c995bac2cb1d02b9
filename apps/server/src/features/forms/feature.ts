import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { latestSubmissionNeed } from '../pages/index.ts'
import { formsPersonalData } from './personal-data.ts'
import { findLatestId } from './repository/submissions.ts'
import { routes } from './routes.generated.ts'

export const forms = defineFeature({
  name: 'forms',
  routes,
  provides: [provide(latestSubmissionNeed, { find: findLatestId })],
  personal_data: formsPersonalData,
})
