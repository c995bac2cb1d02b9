import type { AppSubscription } from '@foyer/contract/accounts/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { CallError } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events/events.ts'
import { defineNeed } from '../../platform/needs.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'

/** What a subscriber holds now, as they are told of it; `access` fills it, because it owns the entitlements. */
export const toldRightsNeed = defineNeed<{
  toldRights: (
    ctx: Ctx,
    subscriber_id: string,
  ) => Promise<{ active_product_ids: readonly string[]; page_rights: string }>
}>('accounts.rights')

/** The subscription that opens a subscriber-only app to a subscriber; `commerce` fills it. */
export const appSubscriptionNeed = defineNeed<{
  findAppSubscription: (ctx: Ctx, subscriber_id: string) => Promise<AppSubscription | null>
}>('accounts.app_subscription')

/** Why the app's own gates keep a member out, to be thrown; null where they let them in. `access` fills it. */
export const doorNeed = defineNeed<{
  refusalAtDoor: (ctx: Ctx, viewer: MemberViewer) => Promise<CallError | null>
}>('accounts.app_gates')

/** Who takes part in a thread, by user id; null where the viewer may not read it. `messaging` fills it. */
export const threadPeopleNeed = defineNeed<{
  peopleOfThread: (ctx: Ctx, viewer: MemberViewer, thread_id: string) => Promise<readonly string[] | null>
}>('accounts.thread_people')

/** What an owner gives somebody for nothing, by the cause that it comes from. */
export type Gift = {
  subscriber_id: string
  product_ids: readonly string[]
  cause: 'manual' | 'import'
  /** The same again, such as the same row of the same file, gives nothing more. */
  cause_id: string
  starts_at: Date
  /** The team member who gives it. */
  actor_id: string
  now: Date
}

/** Gives products in the transaction of their cause; `access` fills it, because it owns the entitlements. */
export const giftNeed = defineNeed<{ give: (tx: AppTx, emit: Emit, gift: Gift) => Promise<void> }>(
  'accounts.gifts',
)

/** The app's products; `commerce` fills it. */
export const ownProductsNeed = defineNeed<{
  titlesOf: (db: AppDb | AppTx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The ids of products by their id or title in lower case; null for a title that two have. */
  named: (db: AppDb | AppTx, names: readonly string[]) => Promise<ReadonlyMap<string, string | null>>
}>('accounts.products')
