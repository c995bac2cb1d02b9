import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { completedPagesNeed } from '../pages/index.ts'
import { listCompletedPages } from './completed-pages.ts'
import { progressContributions } from './contributions.ts'
import { memberListContributions } from './member-list.ts'
import { scheduledItemsNeed } from './needs.ts'
import { progressPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const progress = defineFeature({
  name: 'progress',
  routes,
  needs: [scheduledItemsNeed],
  provides: [
    provide(completedPagesNeed, { completedPages: listCompletedPages }),
    ...progressContributions,
    ...memberListContributions,
  ],
  personal_data: progressPersonalData,
})
