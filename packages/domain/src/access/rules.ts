import type { UnlockTime } from '../drip/index.ts'
import type { Instant } from '../time/index.ts'
import type { AccessDenied, AccessFault } from './types.ts'

/** The access rules in order of evaluation: whether the page exists, the app's rules, then the page's. */
export type AccessRuleName =
  | 'page_published'
  | 'app_private'
  | 'app_sign_in'
  | 'app_subscribers_only'
  | 'page_tree'
  | 'page_private'
  | 'page_sign_in'
  | 'page_purchase'
  | 'page_start'
  | 'page_schedule'

/** The facts that a rule is based on; only those that apply are present. */
export interface AccessRuleFacts {
  /** The products of which one passes the gate: those that it requires, or that include the private page. */
  products?: readonly string[]
  overlay?: string | null
  /** The products of the gate that the viewer owns. */
  owned_products?: readonly string[]
  /** The viewer has a grant of the private page itself. */
  has_grant?: boolean
  progress_root_id?: string | null
  started_at?: Instant | null
  /** When this gate alone opens; `null` when the date is unknown. */
  unlocks_at?: Instant | null
  fault?: AccessFault
}

/** Why a rule passed although its condition was not met. */
export type AccessWaiver = 'is_admin' | 'allow_browsing' | 'completed'

/** One check of the sequence, before it is combined with the previous ones. */
export interface AccessCheck {
  rule: AccessRuleName
  /** The page that the gate belongs to; `null` for the app. */
  page_id: string | null
  facts: AccessRuleFacts
  passed: boolean
  waived_by?: AccessWaiver
  /** Passing this way lets the viewer read only. */
  is_read_only?: true
  denial: AccessDenied
}

/** The date of an unlock time, where it has one. */
export function findUnlockInstant(unlock: UnlockTime): Instant | null {
  return 'at' in unlock ? unlock.at : null
}
