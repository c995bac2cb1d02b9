import { doorNeed } from '../directory/index.ts'
import { giftNeed } from '../members/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { commitHooks } from '../../platform/events/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { gateNeed } from '../../platform/session/port.ts'
import { toldRightsNeed } from '../identity/index.ts'
import { appAudienceNeed } from '../apps/index.ts'
import { refusalAtDoor } from './app-door.ts'
import { giveProducts } from './commands/give-products.ts'
import { compareAppAudience } from './compare-app-audience.ts'
import { accessContributions } from './contributions.ts'
import { toldRights } from './held-products.ts'
import { tellRightEnded } from './jobs.ts'
import { livePagesNeed, pageTitlesNeed, paidRightsNeed, productTitlesNeed } from './needs.ts'
import { accessCommitHooks } from './notify-access-changed.ts'
import { accessGate } from './gate.ts'
import { accessKept } from './repository/kept-rows.ts'
import { routes } from './routes.generated.ts'

export const access = defineFeature({
  name: 'access',
  routes,
  jobs: [tellRightEnded],
  needs: [livePagesNeed, pageTitlesNeed, paidRightsNeed, productTitlesNeed],
  provides: [
    provide(gateNeed, accessGate),
    provide(toldRightsNeed, {
      toldRights: (ctx, subscriber_id) => toldRights(ctx.db, subscriber_id, ctx.now()),
    }),
    provide(giftNeed, { give: giveProducts }),
    provide(doorNeed, { refusalAtDoor }),
    provide(appAudienceNeed, { compare: compareAppAudience }),
    contribute(commitHooks, ...accessCommitHooks),
    ...accessContributions,
  ],
  personal_data: accessKept,
})
