import type { Format, Translate } from '@foyer/i18n'
import type { StudioProduct } from './queries.ts'

type Version = Pick<StudioProduct['versions'][number], 'amount' | 'currency' | 'interval' | 'interval_count'>

/** Formats a price: "€24 a month", "€89 once", "Free". */
export function formatPrice(t: Translate, format: Format, version: Version): string {
  const { amount, currency, interval, interval_count } = version
  if (amount === 0) return t('common.free')
  const price = format.money(amount, currency)
  if (!interval) return t('studio_products.price.once', { price })
  return t(`studio_products.price.${interval}`, { price, count: interval_count ?? 1 })
}

/** Returns the version shown first: the default one, otherwise the first. */
export function getMainVersion(
  product: Pick<StudioProduct, 'versions'>,
): StudioProduct['versions'][number] | undefined {
  return product.versions.find((version) => version.is_default) ?? product.versions[0]
}
