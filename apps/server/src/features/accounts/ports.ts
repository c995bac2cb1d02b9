import type { AppSubscription } from '@foyer/contract/accounts/shapes'
import type { Ctx } from '../../platform/context.ts'
import { definePort } from '../../platform/ports.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'

/** The products that a subscriber holds now; `access` fills it, because it owns the entitlements. */
export const activeProductsPort = definePort<{
  activeProductIds: (ctx: Ctx, subscriber_id: string) => Promise<readonly string[]>
}>('active products of a subscriber')

/** The subscription that opens a subscriber-only app to a subscriber; `commerce` fills it. */
export const appSubscriptionPort = definePort<{
  findAppSubscription: (ctx: Ctx, subscriber_id: string) => Promise<AppSubscription | null>
}>('subscription of a subscriber to the app')

/** Who takes part in a thread, by user id; null where the viewer may not read it. `messaging` fills it. */
export const threadPeoplePort = definePort<{
  peopleOfThread: (ctx: Ctx, viewer: MemberViewer, thread_id: string) => Promise<readonly string[] | null>
}>('people of a thread')
