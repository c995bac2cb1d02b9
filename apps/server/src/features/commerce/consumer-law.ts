import { hasWithdrawalByCountry } from '@foyer/domain/money'
import { getTranslator } from '@foyer/i18n/server'
import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { isFree, type Basket } from './basket.ts'
import type { Consents, OrderLineRow } from './order.ts'
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

/** What the buyer of an order has to agree to by ticks of their own. */
export type NeededConsents = { needs_waiver: boolean; needs_start_request: boolean }

/**
 * What an order needs: the waiver for what is paid once, and for subscriptions the request to start before the time
 * to withdraw is over. What is never charged needs neither.
 */
export async function findNeededConsents(db: AppDb | AppTx, basket: Basket): Promise<NeededConsents> {
  const is_needed = !isFree(basket) && (await hasWithdrawal(db))
  const { lines } = basket
  return {
    needs_waiver: is_needed && lines.some(isPaidOnce),
    needs_start_request: is_needed && lines.some(({ interval }) => interval !== null),
  }
}

/** The words that the buyer agreed to, in their language, as they are stored with the order. */
export function createConsents(ctx: Ctx, { needs_waiver, needs_start_request }: NeededConsents): Consents {
  const { t } = getTranslator(ctx.request.locale ?? ctx.app.default_locale)
  const now = ctx.now()
  return {
    waiver_text: needs_waiver ? t('checkout.waiver') : null,
    waived_at: needs_waiver ? now : null,
    start_text: needs_start_request ? t('checkout.start_request') : null,
    start_requested_at: needs_start_request ? now : null,
  }
}
