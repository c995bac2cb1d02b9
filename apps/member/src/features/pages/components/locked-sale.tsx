import { formatFacts } from '@foyer/content/views'
import { formatPrice } from '@foyer/content/prices'
import { pageTraits } from '@foyer/content/traits'
import type { OutputFor } from '@foyer/contract/client'
import type { PageShell } from '@foyer/contract/pages/page-index'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, ListRow, RowList } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { checkoutQuery } from '#platform/routing/checkout-query.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { useCurrency } from '#platform/session/use-currency.ts'
import { Cover } from '#platform/screen/cover.tsx'
import { choosePrices } from './choose-prices.ts'
import styles from './locked-sale.module.css'
import { ProductPitch, type PitchedProduct } from './product-pitch.tsx'

/** So many pages are named; a program may have hundreds. */
const MAX_NAMED_PAGES = 12

type ContentsProps = { shell: PageShell; products: readonly PitchedProduct[] }

/** What a locked page offers: the pages below it by their titles, and what the owner wrote about its products. */
export function SaleContents({ shell, products }: ContentsProps): ReactNode {
  const prices = choosePrices(products, useCurrency())
  const pitched = prices ? [prices.main.product, ...prices.others.map(({ product }) => product)] : products
  return (
    <>
      <Inside shell={shell} />
      {pitched.map((product) => (
        <ProductPitch key={product.id} product={product} />
      ))}
    </>
  )
}

function Inside({ shell }: { shell: PageShell }): ReactNode {
  const t = useT()
  const api = useApi()
  const { page_id } = shell
  const { data } = useQuery({
    queryKey: ['library', 'inside', page_id],
    queryFn: () => api('library.listContent', { content_type: 'any', page_id, limit: 100 }),
  })
  const pages = (data?.items ?? []).filter((item, _at, items) => isShown(item, items))
  if (pages.length === 0) return null
  const more = pages.length - MAX_NAMED_PAGES
  return (
    <section className={styles.inside} aria-labelledby="inside">
      <h2 id="inside" className={styles.title}>
        {t('pages.pack.inside')}
      </h2>
      <RowList label={t('pages.pack.inside')}>
        {pages.slice(0, MAX_NAMED_PAGES).map(({ content_type, cover, cover_asset, facts, ...page }) => (
          <ListRow
            key={page.page_id}
            title={page.title}
            meta={formatFacts(t, content_type, facts)}
            lead={
              <Cover
                cover={cover}
                asset={cover_asset}
                of={{ id: page.page_id, content_type }}
                width={56}
                height={56}
              />
            }
          />
        ))}
      </RowList>
      {more > 0 && <p className={styles.more}>{t('checkout.owned.more', { count: more })}</p>}
    </section>
  )
}

type Item = OutputFor<'library.listContent'>['items'][number]

/** Shows lessons without the parts that group them, and a program of a pack without its lessons. */
function isShown({ path, content_type }: Item, items: readonly Item[]): boolean {
  const is_unit = (type: string): boolean => pageTraits(type).begins_unit
  if (items.some((other) => is_unit(other.content_type) && path.startsWith(`${other.path}/`))) return false
  return is_unit(content_type) || items.every((other) => !other.path.startsWith(`${path}/`))
}

type ButtonsProps = { products: readonly PitchedProduct[]; overlay_id: string | null; children: ReactNode }

/** The purchase button with the lowest price, and the other products that open the page. */
export function SaleButtons({ products, overlay_id, children }: ButtonsProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const hash = useHash()
  const prices = choosePrices(products, useCurrency())
  if (!prices) return children
  const { main, others } = prices
  const [other] = others
  const otherIds =
    others.length === 1 ? others.map(({ product }) => product.id) : products.map(({ id }) => id)
  const open = (ids: readonly string[]): void => hash.open('checkout', checkoutQuery(ids, overlay_id))
  return (
    <>
      <Button is_wide className={styles.purchase} onClick={() => open([main.product.id])}>
        <span>{t('common.purchase')}</span>
        <span className={styles.price}>
          {main.version.interval === null && main.version.amount > 0 && (
            <span className={styles.term}>{t('checkout.offer.keep')}</span>
          )}
          {formatPrice(t, format, main.version)}
        </span>
      </Button>
      {other && (
        <Button kind="text" size="small" className={styles.other} onClick={() => open(otherIds)}>
          {others.length === 1
            ? t('checkout.offer.also', {
                title: other.product.title,
                price: formatPrice(t, format, other.version),
              })
            : t('checkout.choose')}
        </Button>
      )}
    </>
  )
}
