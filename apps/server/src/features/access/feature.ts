import { appGateNeed } from '../directory/index.ts'
import { productGrantNeed } from '../members/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { commitHooks } from '../../platform/events/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { gateNeed } from '../../platform/session/ports.ts'
import { accessSummaryNeed } from '../identity/index.ts'
import { appAudienceNeed } from '../apps/index.ts'
import { findAppRefusal } from './find-app-refusal.ts'
import { grantProducts } from './commands/grant-products.ts'
import { compareAppAudience } from './compare-app-audience.ts'
import { accessContributions } from './contributions.ts'
import { readAccessSummary } from './access-summary.ts'
import { notifyEntitlementChangeJob } from './jobs.ts'
import { livePagesNeed, pageTitlesNeed, paidEntitlementsNeed, productTitlesNeed } from './needs.ts'
import { accessCommitHooks } from './notify-access-changed.ts'
import { accessGate } from './gate.ts'
import { accessPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'

export const access = defineFeature({
  name: 'access',
  routes,
  jobs: [notifyEntitlementChangeJob],
  needs: [livePagesNeed, pageTitlesNeed, paidEntitlementsNeed, productTitlesNeed],
  provides: [
    provide(gateNeed, accessGate),
    provide(accessSummaryNeed, {
      readAccessSummary: (ctx, subscriber_id) => readAccessSummary(ctx.db, subscriber_id, ctx.now()),
    }),
    provide(productGrantNeed, { grantProducts }),
    provide(appGateNeed, { findAppRefusal }),
    provide(appAudienceNeed, { compare: compareAppAudience }),
    contribute(commitHooks, ...accessCommitHooks),
    ...accessContributions,
  ],
  personal_data: accessPersonalData,
})
