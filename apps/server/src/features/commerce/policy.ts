import { mayAccessApp, type AppAccess } from '@foyer/domain/access'
import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'
import { identityPolicy } from '../identity/index.ts'
import type { TeamViewer, Viewer } from '../../platform/session/viewer.ts'

type ShopFacts = { access: AppAccess }
type OwnedFacts = { owner_id: string | null }
type OrderFacts = OwnedFacts & { guest_id: string | null }

const requireOwner = ({ subscriber_id }: { subscriber_id: string }, { owner_id }: OwnedFacts): Decision =>
  owner_id === subscriber_id ? allow : hide

/** Members own orders; a guest has the secret of theirs. */
const requireBuyer = (viewer: Viewer | null, { owner_id, guest_id }: OrderFacts): Decision =>
  owner_id !== null && (owner_id === viewer?.subscriber_id || owner_id === guest_id) ? allow : hide

/** Who may do what to products, orders and subscriptions. Pure: facts in, decision out. */
export const commercePolicy = {
  /** Products on sale are visible to everyone who may access the app; the subscriber-only gate does not count. */
  seeProducts: (viewer: Viewer | null, { access }: ShopFacts): Decision =>
    mayAccessApp(access, viewer) ? allow : hide,

  /** An order is visible only to its buyer; for others it does not exist. */
  readOrder: requireOwner,
  payOrder: requireBuyer,
  readGuestOrder: requireBuyer,
  /** The mailed link is the proof. */
  claimPurchase: identityPolicy.startSession,
  changeSubscription: requireOwner,

  /** Without sign-in: nothing is told about an order, and what is done is what its buyer may ask for. */
  withdraw: (_viewer: Viewer | null, { is_offered }: { is_offered: boolean }): Decision =>
    is_offered ? allow : hide,
  readContractRights: (_viewer: Viewer | null): Decision => allow,

  manageOrders: (_viewer: TeamViewer): Decision => allow,
  manageOrder: (_viewer: TeamViewer, { exists }: { exists: boolean }): Decision => (exists ? allow : hide),

  manageProducts: (_viewer: TeamViewer): Decision => allow,
  manageProduct: (_viewer: TeamViewer, { exists }: { exists: boolean }): Decision => (exists ? allow : hide),
  manageCoupons: (_viewer: TeamViewer): Decision => allow,
  manageCoupon: (_viewer: TeamViewer, { exists }: { exists: boolean }): Decision => (exists ? allow : hide),
  readPaymentSettings: (_viewer: TeamViewer): Decision => allow,
  changePaymentSettings: ({ role }: Pick<TeamViewer, 'role'>): Decision => (role === 'admin' ? deny : allow),

  /** Without a secret no event can be verified, so the webhook does not exist (security, rule 5). */
  receiveEvent: (
    _viewer: null | Viewer,
    { has_secret, is_proven }: { has_secret: boolean; is_proven: boolean },
  ): Decision => {
    if (!has_secret) return hide
    return is_proven ? allow : deny
  },
}
