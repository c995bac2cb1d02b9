import type { OutputOf, TeamRole } from '@foyer/contract'
import type { previewAppAccess } from '@foyer/contract/apps/preview-app-access'
import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { AppLocale, BootAnnouncement, StarterKitName } from '@foyer/contract/apps/shapes'
import type { AppAccess } from '@foyer/domain/access'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { defineNeed } from '../../platform/needs.ts'
import type { Services } from '../../platform/services.ts'

/** The input of a starter kit's installation; `tx` and `emit` belong to the new app. */
export type StarterKitInstall = {
  tx: AppTx
  emit: Emit
  app: AppFacts
  kit: StarterKitName
  services: Services
  now: Date
  /** The team member who created the app. */
  by: { id: string; name: string; email: string; role: TeamRole }
}

/** Installs and publishes the first pages, products and tabs of a new app, in the transaction that creates it. */
export const starterKitNeed = defineNeed<{ install: (install: StarterKitInstall) => Promise<void> }>(
  'apps.starter_kits',
)

/** Whichever connection the caller is on, and the services that sign addresses of files. */
export type PictureReader = { db: AppDb | AppTx; services: Pick<Services, 'storage' | 'secrets'> }

/** Subscriptions of the app that are going to take money again. */
export const renewalsNeed = defineNeed<{ countRenewing: (db: AppDb | AppTx) => Promise<number> }>(
  'apps.renewals',
)

/** Pictures of the app's library by id; those that do not exist are left out. */
export const appPicturesNeed = defineNeed<{
  findAssets: (reader: PictureReader, ids: readonly string[]) => Promise<ReadonlyMap<string, MediaAsset>>
  /** Lets anyone read the file of a picture, because the app's sign-in screen shows it. */
  setPublic: (tx: AppTx, services: PictureReader['services'], ids: readonly string[]) => Promise<void>
  /** Those that may not be opened, because their owner lets them have no public address. */
  findNeverPublic: (tx: AppTx, ids: readonly string[]) => Promise<ReadonlySet<string>>
}>('apps.pictures')

/** Whom the navigation is for; null: a guest. */
export type TabViewer = { subscriber_id: string | null; is_admin: boolean } | null

/** A published page as an item of the navigation shows it; `titles` has those of other languages. */
export type TabPage = {
  path: string
  title: string
  titles: Readonly<Record<string, string>>
  is_locked: boolean
  /** Guests may know of it. */
  is_public: boolean
}

/**
 * The pages that the navigation links to. `findExisting` includes drafts; `findPages` returns the published pages that
 * a viewer may know of, so never the private pages of others.
 */
export const tabPagesNeed = defineNeed<{
  findExisting: (db: AppDb | AppTx, page_ids: readonly string[]) => Promise<ReadonlySet<string>>
  findPages: (
    ctx: Ctx,
    viewer: TabViewer,
    page_ids: readonly string[],
  ) => Promise<ReadonlyMap<string, TabPage>>
}>('apps.tab_pages')

/** The published overlays that open by themselves and of which guests may know; `pages` fills it. */
export const announcementsNeed = defineNeed<{
  list: (ctx: Ctx) => Promise<BootAnnouncement[]>
}>('apps.announcements')

/** The languages to which pages of the app's draft are translated, beside the one they are written in. */
export const translatedLocalesNeed = defineNeed<{
  list: (db: AppDb | AppTx) => Promise<ReadonlySet<AppLocale>>
}>('apps.translated_locales')

/** The app's own products and overlays, which its access settings may name. */
export const accessReferencesNeed = defineNeed<{
  findExistingProducts: (db: AppDb | AppTx, ids: readonly string[]) => Promise<ReadonlySet<string>>
  isOverlay: (db: AppDb | AppTx, id: string) => Promise<boolean>
}>('apps.access_references')

/** The app's access settings in force and the proposed ones. */
export type AppAccessChange = { before: AppAccess; after: AppAccess }

/** Lists who could open the app before a change of access and who can after it. Provided by `access`. */
export const appAudienceNeed = defineNeed<{
  compare: (
    ctx: Ctx,
    change: AppAccessChange,
  ) => Promise<Omit<OutputOf<typeof previewAppAccess>, 'open_pages'>>
}>('apps.audience')

/** How many published pages anyone may read by each; `pages` fills it. */
export const publicPagesNeed = defineNeed<{
  count: (ctx: Ctx, change: AppAccessChange) => Promise<{ before: number; after: number }>
}>('apps.open_pages')
