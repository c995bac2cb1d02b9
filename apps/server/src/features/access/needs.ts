import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { defineNeed } from '../../platform/needs.ts'
import type { EntitlementRow } from './repository/ledger.ts'

type Titles = {
  findTitles: (db: AppDb | AppTx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Titles of products; `commerce` fills it. */
export const productTitlesNeed = defineNeed<Titles>('access.product_titles')

/** Titles of pages as the owner has them now, deleted ones too; `pages` fills it. */
export const pageTitlesNeed = defineNeed<Titles>('access.page_titles')

/** Whether members saw a page in the release that was live at a past instant; null: now. `pages` provides it. */
export const livePagesNeed = defineNeed<{
  isLive: (ctx: Ctx, page_id: string, at: Date | null) => Promise<boolean>
}>('access.live_pages')

/** A line of the ledger, identified by its cause. */
export type LedgerLine = Pick<EntitlementRow, 'cause' | 'cause_id'>

type PaidEntitlements = {
  /** Locks the payment until the transaction ends; called before the ledger is written. */
  lockPayment: (tx: AppTx, line: LedgerLine) => Promise<void>
  /**
   * Cancels the payment at its provider, before any transaction. Returns the second step, which the transaction that
   * writes the ledger runs so that the product is no longer paid for and can be bought again.
   */
  cancelPayment: (ctx: Ctx, line: LedgerLine) => Promise<(at: Date) => Promise<void>>
  /** How far rights in force are paid, by the id of their cause; one that nothing recurs for is left out. */
  findPaidPeriods: (
    db: AppDb | AppTx,
    lines: readonly LedgerLine[],
  ) => Promise<ReadonlyMap<string, PaidPeriod>>
}

/** How long a recurring payment is paid for, and the state of its plan; null if no plan of ours covers it. */
export type PaidPeriod = {
  plan: 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled' | null
  paid_until: Date | null
}

/** The payments behind paid entitlements; `commerce` provides them. */
export const paidEntitlementsNeed = defineNeed<PaidEntitlements>('access.paid_entitlements')
