import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { provide } from '../../platform/needs.ts'
import { livePagesNeed, pageTitlesNeed } from '../access/index.ts'
import { announcementsNeed, publicPagesNeed, tabPagesNeed, translatedLocalesNeed } from '../apps/index.ts'
import { attributeUsesNeed } from '../attributes/index.ts'
import { pagesContributions } from './contributions.ts'
import { rendererNeed } from './documents/index.ts'
import { tabPages } from './drafts/index.ts'
import { listTranslatedLocales } from './queries/translations.ts'
import { syncMediaVisibilityJob } from './media/jobs/sync-media-visibility.ts'
import { completedPagesNeed, latestSubmissionNeed, productsOnSaleNeed, stripeNeed } from './needs.ts'
import { cleanPreviewGrantsJob } from './preview/jobs/clean-preview-grants.ts'
import { countOpenPages, isLive, listAnnouncements } from './published/index.ts'
import { findTitles } from './queries/drafts.ts'
import { publishDraftsJob } from './releases/jobs/publish-drafts.ts'
import { runDuePlansJob, runPlanJob } from './releases/jobs/run-plans.ts'
import { routes } from './routes.generated.ts'
import { listAttributePages } from './uses.ts'
import { cleanFilesJob } from './serving/jobs/clean-files.ts'
import { warmPagesJob } from './serving/jobs/warm-pages.ts'
import { pagesSubscribers } from './subscribers.ts'

export const pages = defineFeature({
  name: 'pages',
  routes,
  jobs: [
    cleanFilesJob,
    cleanPreviewGrantsJob,
    publishDraftsJob,
    runDuePlansJob,
    runPlanJob,
    syncMediaVisibilityJob,
    warmPagesJob,
  ],
  schedules: [
    defineSchedule('pages.clean_files', { cron: '40 3 * * *' }, cleanFilesJob),
    defineSchedule('pages.clean_preview_grants', { cron: '25 * * * *' }, cleanPreviewGrantsJob),
    defineSchedule('pages.run_due_plans', { cron: '3 * * * *' }, runDuePlansJob),
  ],
  subscribers: pagesSubscribers,
  needs: [completedPagesNeed, latestSubmissionNeed, productsOnSaleNeed, rendererNeed, stripeNeed],
  provides: [
    provide(attributeUsesNeed, { list: listAttributePages }),
    provide(pageTitlesNeed, { findTitles }),
    provide(livePagesNeed, { isLive }),
    provide(tabPagesNeed, tabPages),
    provide(announcementsNeed, { list: listAnnouncements }),
    provide(translatedLocalesNeed, { list: listTranslatedLocales }),
    provide(publicPagesNeed, { count: countOpenPages }),
    ...pagesContributions,
  ],
})
