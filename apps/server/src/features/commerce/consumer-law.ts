import { hasWithdrawalByCountry } from '@foyer/domain/money'
import { getTranslator } from '@foyer/i18n/server'
import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { OrderLineRow, OrderRow } from './order.ts'
import { findInvoiceSettings } from './repository/invoice-settings.ts'
import { findWithdrawalChoice } from './repository/law-settings.ts'

/** Whether buyers may withdraw by what is usual in the seller's country. */
export async function hasWithdrawalBySeller(db: AppDb | AppTx): Promise<boolean> {
  const seller = await findInvoiceSettings(db)
  return hasWithdrawalByCountry(seller?.country ?? null)
}

/** Whether buyers of the app may withdraw: as the owner chose, else by the seller's country. */
export async function hasWithdrawal(db: AppDb | AppTx): Promise<boolean> {
  return (await findWithdrawalChoice(db)) ?? hasWithdrawalBySeller(db)
}

/** Whether a line is digital content that is paid once, which a waiver excludes from withdrawal. */
export function isPaidOnce({ interval, total }: Pick<OrderLineRow, 'interval' | 'total'>): boolean {
  return interval === null && total > 0
}

/** Whether an order of these lines needs the waiver of its buyer. */
export async function needsWaiver(db: AppDb | AppTx, lines: readonly OrderLineRow[]): Promise<boolean> {
  return lines.some(isPaidOnce) && hasWithdrawal(db)
}

/** The words of the waiver in the buyer's language, as they are stored with the order. */
export function createWaiver(ctx: Ctx): Pick<OrderRow, 'waiver_text' | 'waived_at'> {
  const { t } = getTranslator(ctx.request.locale ?? ctx.app.default_locale)
  return { waiver_text: t('checkout.waiver'), waived_at: ctx.now() }
}

/** An order whose buyer did not give up the right of withdrawal. */
export const NO_WAIVER = { waiver_text: null, waived_at: null } as const
