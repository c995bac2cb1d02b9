import type { AppSubscription, LoginResponse } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { defineContributions, defineNeed } from '../../platform/needs.ts'

/** Returns a subscriber's access summary. Provided by `access`, which owns the entitlements. */
export const accessSummaryNeed = defineNeed<{
  readAccessSummary: (
    ctx: Ctx,
    subscriber_id: string,
  ) => Promise<{ active_product_ids: readonly string[]; page_rights: string }>
}>('identity.rights')

/** The subscription that opens a subscriber-only app to a subscriber; `commerce` fills it. */
export const appSubscriptionNeed = defineNeed<{
  findAppSubscription: (ctx: Ctx, subscriber_id: string) => Promise<AppSubscription | null>
}>('identity.app_subscription')

/** Grants what an address was invited to, once its user has proven it; `members` provides it. */
export const invitationNeed = defineNeed<{
  fulfilInvitation: (
    ctx: Ctx,
    tx: AppTx,
    emit: Emit,
    proven: { user_id: string; email: string },
  ) => Promise<void>
}>('identity.invitations')

/** What features do once a user has proven an address, in the transaction of the proof; the user need not be a member. */
export const verifiedAddressContributions =
  defineContributions<
    (ctx: Ctx, tx: AppTx, emit: Emit, proven: { user_id: string; email: string }) => Promise<void>
  >('identity.verified_address')

/** A team member's view of the app as one of its members; `members` provides it. */
export const viewNeed = defineNeed<{
  openView: (
    ctx: Ctx,
    tx: AppTx,
    view: { user_id: string; studio_session_id: string },
  ) => Promise<{ token: string; user_id: string } | null>
  composeView: (ctx: Ctx, user_id: string, token: string) => Promise<LoginResponse>
}>('identity.views')
