import { join } from 'node:path'
import { appDirectory } from '../platform/app-facts.ts'
import type { Services } from '../platform/services.ts'
import { sessionPort } from '../platform/session/port.ts'
import {
  accountsSessionPort,
  toldRightsPort,
  appSubscriptionPort,
  ISSUERS,
  issuersPort,
  giftPort,
  ownProductsPort,
  doorPort,
  threadPeoplePort,
} from '../features/accounts/index.ts'
import {
  toldRights,
  compareAppAudience,
  giveProducts,
  livePagesPort,
  pageTitlesPort,
  paidRightsPort,
  productTitlesPort,
  refusalAtDoor,
} from '../features/access/index.ts'
import {
  accessReferencesPort,
  appAudiencePort,
  appPicturesPort,
  createAppDirectory,
  deletedAppsPort,
  endDue,
  listAppIds,
  renewalsPort,
  openPagesPort,
  starterKitPort,
  tabPagesPort,
} from '../features/apps/index.ts'
import {
  countRenewing,
  endPaidRight,
  existingProductIds,
  findAppSubscription,
  holdPaidRight,
  paidSpans,
  productsNamed,
  productTitles,
  APP_STORE_ADDRESS,
  appStoreAddressPort,
  stripeAddressPort,
  usesStripe,
} from '../features/commerce/index.ts'
import {
  findKeptPrivate,
  findMediaAssets,
  mediaReadersPort,
  setPublicMedia,
} from '../features/media/index.ts'
import { peopleOfThread } from '../features/messaging/index.ts'
import '../features/notifications/index.ts'
import {
  completedPagesPort,
  countOpenPages,
  findPageTitles,
  isLive,
  isOverlay,
  rendererPort,
  stripePort,
  tabPages,
} from '../features/pages/index.ts'
import { completedPages, scheduledFromRootPort } from '../features/progress/index.ts'
import { removeScheduledFrom } from '../features/schedule/index.ts'
import '../features/portability/index.ts'
import { rendererFrom } from './load-renderer.ts'
import { isOfTeam, mayReadMedia } from './media-readers.ts'
import { composeMyContent } from './my-content.ts'
import { installStarterKit } from './starter-kits/install.ts'
import './today.ts'

/** What composing leaves to be asked and ended. */
export type Composed = { listApps: () => Promise<readonly string[]>; stop: () => Promise<void> }

type Options = { services: Services }

/** Joins the rooms: fills every port, adds every contribution, and loads what listens to events and runs as jobs. */
export function compose({ services }: Options): Composed {
  const { database } = services
  const directory = createAppDirectory(database.control, database.changes)
  appDirectory.provide(directory)
  sessionPort.provide(accountsSessionPort)
  appPicturesPort.provide({
    findAssets: findMediaAssets,
    setPublic: setPublicMedia,
    keptPrivate: findKeptPrivate,
  })
  mediaReadersPort.provide({ mayRead: mayReadMedia, isOfTeam })
  toldRightsPort.provide({
    toldRights: (ctx, subscriber_id) => toldRights(ctx.db, subscriber_id, ctx.now()),
  })
  giftPort.provide({ give: giveProducts })
  ownProductsPort.provide({ titlesOf: productTitles, named: productsNamed })
  pageTitlesPort.provide({ titlesOf: findPageTitles })
  livePagesPort.provide({ isLive })
  tabPagesPort.provide(tabPages)
  productTitlesPort.provide({ titlesOf: productTitles })
  appSubscriptionPort.provide({ findAppSubscription })
  issuersPort.provide(services.config.sign_in_issuers ?? ISSUERS)
  stripeAddressPort.provide({ protocol: 'https', host: 'api.stripe.com', port: 443 })
  appStoreAddressPort.provide(APP_STORE_ADDRESS)
  accessReferencesPort.provide({
    existingProducts: existingProductIds,
    isOverlay,
  })
  paidRightsPort.provide({ hold: holdPaidRight, end: endPaidRight, paidOf: paidSpans })
  renewalsPort.provide({ countRenewing })
  deletedAppsPort.provide({ endDue: () => endDue(services) })
  appAudiencePort.provide({ compare: compareAppAudience })
  openPagesPort.provide({ count: countOpenPages })
  starterKitPort.provide({ install: installStarterKit })
  rendererPort.provide(rendererFrom(join(import.meta.dirname, '../../../member/dist/server/entry-server.js')))
  stripePort.provide({ usesStripe })
  composeMyContent()
  completedPagesPort.provide({ completedPages })
  threadPeoplePort.provide({ peopleOfThread })
  doorPort.provide({ refusalAtDoor })
  scheduledFromRootPort.provide({ removeScheduledFrom })

  return {
    listApps: () => listAppIds(database.control),
    stop: async () => directory.close(),
  }
}
