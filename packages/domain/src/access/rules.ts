import type { UnlockTime } from '../drip/index.ts'
import type { Instant } from '../time/index.ts'
import type { AccessDenied, AccessFault } from './types.ts'

/** The rules of access in the order in which they are asked: whether there is a page, the app's, then the page's. */
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

/** What a rule rests on; only the facts that belong to it are present. */
export interface AccessRuleFacts {
  /** Of which one passes the gate: those that it asks for, or that include the private page. */
  products?: readonly string[]
  overlay?: string | null
  /** The products of the gate that the viewer holds. */
  held_products?: readonly string[]
  /** The private page was given to the viewer themselves. */
  is_given?: boolean
  progress_root_id?: string | null
  started_at?: Instant | null
  /** When this gate alone opens; `null` when no date can be given. */
  unlocks_at?: Instant | null
  fault?: AccessFault
}

/** Why a rule let the viewer pass although its plain condition was not met. */
export type AccessWaiver = 'is_admin' | 'allow_browsing' | 'completed'

/** One step of the walk, before it has been judged against those before it. */
export interface AccessCheck {
  rule: AccessRuleName
  /** The page whose gate this is; `null` for the app. */
  page_id: string | null
  facts: AccessRuleFacts
  passed: boolean
  waived_by?: AccessWaiver
  /** Passing this way lets the viewer read only. */
  is_read_only?: true
  denial: AccessDenied
}

/** The date of an unlock time, where it has one. */
export function unlockDate(unlock: UnlockTime): Instant | null {
  return 'at' in unlock ? unlock.at : null
}
