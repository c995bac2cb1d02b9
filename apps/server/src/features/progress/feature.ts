import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { completedPagesNeed } from '../pages/index.ts'
import { completedPages } from './completed-pages.ts'
import { progressContributions } from './contributions.ts'
import { progressOfMembers } from './member-list.ts'
import { scheduledFromRootNeed } from './needs.ts'
import { progressKept } from './repository/kept-rows.ts'
import { routes } from './routes.generated.ts'

export const progress = defineFeature({
  name: 'progress',
  routes,
  needs: [scheduledFromRootNeed],
  provides: [provide(completedPagesNeed, { completedPages }), ...progressContributions, ...progressOfMembers],
  personal_data: progressKept,
})
