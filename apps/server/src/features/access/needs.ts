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

/** Whether members see a page in the release in force at a moment that has been; null: now. `pages` fills it. */
export const livePagesNeed = defineNeed<{
  isLive: (ctx: Ctx, page_id: string, at: Date | null) => Promise<boolean>
}>('access.live_pages')

/** A line of the ledger, by what gave it. */
export type LedgerLine = Pick<EntitlementRow, 'cause' | 'cause_id'>

type PaidEntitlements = {
  /** Holds what was paid for still until the transaction ends; called before the ledger is written. */
  lockPayment: (tx: AppTx, line: LedgerLine) => Promise<void>
  /**
   * Ends what the owner takes back at its payment provider, before any transaction. Gives what ends the rest: in the
   * transaction that writes the ledger, so that it is paid no longer and can be bought again.
   */
  cancelPayment: (ctx: Ctx, line: LedgerLine) => Promise<(at: Date) => Promise<void>>
  /** How far rights in force are paid, by the id of their cause; one that nothing recurs for is left out. */
  findPaidPeriods: (
    db: AppDb | AppTx,
    lines: readonly LedgerLine[],
  ) => Promise<ReadonlyMap<string, PaidPeriod>>
}

/** Until when something that goes on is paid, and how its plan stands; null where no plan of ours does it. */
export type PaidPeriod = {
  plan: 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled' | null
  paid_until: Date | null
}

/** What stands behind rights that were paid for; `commerce` fills it. */
export const paidEntitlementsNeed = defineNeed<PaidEntitlements>('access.paid_rights')
