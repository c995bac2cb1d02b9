import type { OutputOf, TeamRole } from '@foyer/contract'
import type { previewAppAccess } from '@foyer/contract/apps/preview-app-access'
import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { StarterKitName } from '@foyer/contract/apps/shapes'
import type { AppAccess } from '@foyer/domain/access'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { definePort } from '../../platform/ports.ts'
import type { Services } from '../../platform/services.ts'

/** What a starter kit is installed with; `tx` and `emit` speak for the new app. */
export type StarterKitInstall = {
  tx: AppTx
  emit: Emit
  app: AppFacts
  kit: StarterKitName
  services: Services
  now: Date
  /** The team member who made the app. */
  by: { id: string; name: string; email: string; role: TeamRole }
}

/** Fills a new app with its first pages, products and tabs, and publishes them, in the transaction that makes it. */
export const starterKitPort = definePort<{ install: (install: StarterKitInstall) => Promise<void> }>(
  'starter kits',
)

/** Whichever connection the caller is on, and the services that sign addresses of files. */
export type PictureReader = { db: AppDb | AppTx; services: Pick<Services, 'storage' | 'secrets'> }

/** Subscriptions of the app that are going to take money again. */
export const renewalsPort = definePort<{ countRenewing: (db: AppDb | AppTx) => Promise<number> }>('renewals')

/** Brings deleted apps to their end: what runs for no app has no services of its own. */
export const deletedAppsPort = definePort<{ endDue: () => Promise<void> }>('deleted apps')

/** Pictures of the app's library by id; those that do not exist are left out. */
export const appPicturesPort = definePort<{
  findAssets: (reader: PictureReader, ids: readonly string[]) => Promise<ReadonlyMap<string, MediaAsset>>
  /** Lets anyone read the file of a picture, because the app's sign-in screen shows it. */
  setPublic: (tx: AppTx, services: PictureReader['services'], ids: readonly string[]) => Promise<void>
  /** Those that may not be opened, because their owner lets them have no public address. */
  keptPrivate: (tx: AppTx, ids: readonly string[]) => Promise<ReadonlySet<string>>
}>('app pictures')

/**
 * Pages that tabs lead to. `existing` knows drafts; `publishedPaths` gives the paths of published pages that any
 * stranger may know of, so a private page's never.
 */
export const tabPagesPort = definePort<{
  existing: (db: AppDb | AppTx, page_ids: readonly string[]) => Promise<ReadonlySet<string>>
  publishedPaths: (db: AppDb | AppTx, page_ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}>('pages of tabs')

/** The app's own products and overlays, which its access settings may name. */
export const accessReferencesPort = definePort<{
  existingProducts: (db: AppDb | AppTx, ids: readonly string[]) => Promise<ReadonlySet<string>>
  isOverlay: (db: AppDb | AppTx, id: string) => Promise<boolean>
}>('products and overlays of app access')

/** The app's access settings in force, and those that may come. */
export type AppAccessChange = { before: AppAccess; after: AppAccess }

/** Who could come in by the one and can by the other; `access` fills it. */
export const appAudiencePort = definePort<{
  compare: (
    ctx: Ctx,
    change: AppAccessChange,
  ) => Promise<Omit<OutputOf<typeof previewAppAccess>, 'open_pages'>>
}>('who may enter the app')

/** How many published pages anyone may read by each; `pages` fills it. */
export const openPagesPort = definePort<{
  count: (ctx: Ctx, change: AppAccessChange) => Promise<{ before: number; after: number }>
}>('pages that are open to guests')
