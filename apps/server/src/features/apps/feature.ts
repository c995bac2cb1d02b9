import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute } from '../../platform/needs.ts'
import { endDeletedJob, purgeAppJob, recheckDomainsJob, tellPurgeJob } from './jobs.ts'
import { tablesAfterPurge } from './life/purge-tables.ts'
import {
  accessReferencesNeed,
  appAudienceNeed,
  appPicturesNeed,
  openPagesNeed,
  renewalsNeed,
  starterKitNeed,
  tabPagesNeed,
} from './needs.ts'
import { routes } from './routes.generated.ts'
import { ownSteps, setupSteps } from './setup.ts'

export const apps = defineFeature({
  name: 'apps',
  routes,
  jobs: [endDeletedJob, purgeAppJob, recheckDomainsJob, tellPurgeJob],
  schedules: [
    defineSchedule('apps.recheck_domains', { cron: '10 5 * * *' }, recheckDomainsJob),
    defineSchedule('apps.end_deleted', { cron: '30 5 * * *' }, endDeletedJob),
  ],
  needs: [
    accessReferencesNeed,
    appAudienceNeed,
    appPicturesNeed,
    openPagesNeed,
    renewalsNeed,
    setupSteps,
    starterKitNeed,
    tablesAfterPurge,
    tabPagesNeed,
  ],
  provides: [contribute(setupSteps, ...ownSteps), contribute(tablesAfterPurge, 'slug_history')],
})
