import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute } from '../../platform/needs.ts'
import { purgeDueAppsJob, purgeAppJob, recheckDomainsJob, notifyPurgeJob } from './jobs.ts'
import { retainedTables } from './lifecycle/purge-tables.ts'
import {
  accessReferencesNeed,
  appAudienceNeed,
  appPicturesNeed,
  publicPagesNeed,
  translatedLocalesNeed,
  announcementsNeed,
  renewalsNeed,
  starterKitNeed,
  tabPagesNeed,
} from './needs.ts'
import { routes } from './routes.generated.ts'
import { appSetupSteps, setupSteps } from './setup.ts'

export const apps = defineFeature({
  name: 'apps',
  routes,
  jobs: [purgeDueAppsJob, purgeAppJob, recheckDomainsJob, notifyPurgeJob],
  schedules: [
    defineSchedule('apps.recheck_domains', { cron: '10 5 * * *' }, recheckDomainsJob),
    defineSchedule('apps.purge_deleted', { cron: '30 5 * * *' }, purgeDueAppsJob),
  ],
  needs: [
    accessReferencesNeed,
    announcementsNeed,
    appAudienceNeed,
    appPicturesNeed,
    publicPagesNeed,
    translatedLocalesNeed,
    renewalsNeed,
    setupSteps,
    starterKitNeed,
    retainedTables,
    tabPagesNeed,
  ],
  provides: [contribute(setupSteps, ...appSetupSteps), contribute(retainedTables, 'slug_history')],
})
