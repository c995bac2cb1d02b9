import { OrderView } from '@foyer/content/order'
import type { OutputFor } from '@foyer/contract/client'
import { normalizeTheme, themeVariables } from '@foyer/domain/theme'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Checkbox, Loading, Notice, SelectField, Skeleton } from '@foyer/ui'
import { PhoneFrame } from '@foyer/ui/phone-frame'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useStudioApp } from '../../apps/index.ts'
import { useAppTime } from '#platform/app-time.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import previewStyles from '../components/checkout-preview.module.css'
import { ProductCover } from '../components/product-cover.tsx'
import type { StudioProduct } from '../queries.ts'
import styles from './coupon-preview.module.css'
import { toCouponInput, type CouponValues } from './coupon-values.ts'
import { couponPreviewQuery } from './queries.ts'

const ORDER_PARTS = { Button, Checkbox, Loading, Skeleton }
const ignore = (): void => undefined

type CouponPreviewProps = {
  readonly values: CouponValues
  readonly is_valid: boolean
  readonly locale: string
  readonly products: readonly StudioProduct[]
}

/** What a buyer pays with the coupon as it is typed: the checkout of a real product, and when which amount is due. */
export function CouponPreview({ values, is_valid, locale, products }: CouponPreviewProps) {
  const t = useT()
  const app = useStudioApp()
  const slug = useSlug()
  const [chosen, setChosen] = useState('')
  const prices = listPrices(products, values.product_ids)
  const price = prices.find(({ version }) => version.id === chosen) ?? prices[0]
  const { code, discount, periods, product_ids, version_ids } = toCouponInput(values, locale)
  const input =
    price && is_valid
      ? {
          product_id: price.product.id,
          version_id: price.version.id,
          code,
          discount,
          ...(periods === undefined ? {} : { periods }),
          product_ids: product_ids ?? null,
          version_ids: version_ids ?? null,
        }
      : null
  const { data, error } = useQuery(couponPreviewQuery(slug, useDeferredValue(input)))
  const theme = normalizeTheme(app)
  const mode = theme.default_color_mode === 'dark' ? 'dark' : 'light'
  if (!price) return <Notice>{t('studio_coupons.no_products')}</Notice>
  return (
    <div className={styles.side}>
      <SelectField
        label={t('studio_coupons.preview_of')}
        value={price.version.id}
        choices={prices.map(({ product, version }) => ({
          value: version.id,
          label: version.name === '' ? product.title : `${product.title}, ${version.name}`,
        }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      {error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, error)}
        </Notice>
      )}
      {data?.refusal && (
        <Notice tone="warn" icon={<CircleAlert />}>
          {t(`errors.invalid_coupon.${data.refusal}`)}
        </Notice>
      )}
      <div className={styles.phone}>
        <PhoneFrame
          label={t('studio_coupons.preview')}
          zoom={0.82}
          height={640}
          data-look={theme.app_look}
          data-cards={theme.card_style}
          data-mode={mode}
          style={themeVariables(theme, mode)}
        >
          <div className={previewStyles.screen} inert>
            <OrderView
              product={{ ...price.product, versions: [price.version], order_bumps: [] }}
              cover={<ProductCover product={price.product} brand={theme.primary_color} />}
              parts={ORDER_PARTS}
              version_id={price.version.id}
              order_bumps={[]}
              preview={data?.preview}
              is_waiting={!data && is_valid && !error}
              is_stale={false}
              is_paying={false}
              must_sign_in={false}
              isOwned={() => false}
              onChooseVersion={ignore}
              onToggleBump={ignore}
              onPay={ignore}
            />
          </div>
        </PhoneFrame>
      </div>
      {data && data.schedule.length > 1 && <Schedule preview={data} />}
    </div>
  )
}

/** The payments at which the amount changes. */
function Schedule({ preview }: { readonly preview: OutputFor<'commerce.previewCoupon'> }) {
  const t = useT()
  const format = useFormat()
  const time = useAppTime().format
  return (
    <section className={styles.schedule} aria-label={t('studio_coupons.schedule')}>
      <h2 className={styles.heading}>{t('studio_coupons.schedule')}</h2>
      <ol className={styles.payments}>
        {preview.schedule.map(({ at, amount }, i) => (
          <li key={at} className={styles.payment}>
            <span className={styles.amount}>{format.money(amount, preview.preview.currency)}</span>
            <span>{i === 0 ? t('studio_coupons.today') : time.date(at, 'medium')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function listPrices(products: readonly StudioProduct[], product_ids: readonly string[]) {
  return products
    .filter(({ id, is_archived }) => !is_archived && (product_ids.length === 0 || product_ids.includes(id)))
    .flatMap((product) => product.versions.map((version) => ({ product, version })))
    .filter(({ version }) => version.amount > 0)
}
