import { OrderView, PitchDetails } from '@foyer/content/order'
import { normalizeTheme, themeVariables } from '@foyer/domain/theme'
import { useLocale, useT } from '@foyer/i18n/react'
import { Button, Checkbox, Loading, Skeleton } from '@foyer/ui'
import { PhoneFrame } from '@foyer/ui/phone-frame'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import type { StudioApp } from '../../apps/index.ts'
import { pagesQuery } from '../../pages/index.ts'
import { previewCheckout, toCheckoutProduct } from '../checkout-product.ts'
import { taxSettingsQuery } from '../queries.ts'
import type { ProductValues } from '../product-values.ts'
import styles from './checkout-preview.module.css'
import { ProductCover } from './product-cover.tsx'

type CheckoutPreviewProps = {
  readonly values: ProductValues
  readonly app: StudioApp
  readonly cover: Parameters<typeof ProductCover>[0]['product']
}

const ORDER_PARTS = { Button, Checkbox, Loading, Skeleton }
const ignore = (): void => undefined

/** The checkout of a new buyer, as it is typed: the view of the member app, in the app's own theme. */
export function CheckoutPreview({ values, app, cover }: CheckoutPreviewProps) {
  const t = useT()
  const locale = useLocale()
  const [now] = useState(() => new Date(app.now))
  const theme = normalizeTheme(app)
  const mode = theme.default_color_mode === 'dark' ? 'dark' : 'light'
  const { data: tax } = useQuery(taxSettingsQuery(app.slug))
  const note = !tax || tax.mode === 'off' ? null : tax.is_inclusive ? 'included' : 'added'
  const product = toCheckoutProduct(cover.id, values, locale, note)
  const version_id = (product.versions.find((version) => version.is_default) ?? product.versions[0])?.id ?? ''
  return (
    <div className={styles.stage}>
      <PhoneFrame
        label={t('studio_products.preview')}
        zoom={0.82}
        height={740}
        data-look={theme.app_look}
        data-cards={theme.card_style}
        data-mode={mode}
        style={themeVariables(theme, mode)}
      >
        <div className={styles.screen} inert>
          <OrderView
            product={{ ...product, title: product.title || t('common.untitled') }}
            cover={<ProductCover product={cover} brand={theme.primary_color} />}
            details={<PreviewDetails values={values} brand={theme.primary_color} />}
            parts={ORDER_PARTS}
            version_id={version_id}
            order_bumps={[]}
            preview={previewCheckout(product, version_id, { now, zone: app.time_zone })}
            is_waiting={false}
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
  )
}

type PreviewDetailsProps = { readonly values: ProductValues; readonly brand: string }

function PreviewDetails({ values, brand }: PreviewDetailsProps) {
  const t = useT()
  const pages = useQuery(pagesQuery(useSlug())).data?.items
  const sample_page = pages?.find(({ page_id }) => page_id === values.sample_page_id)
  const { teacher_photo: cover, teacher_photo_asset: cover_asset } = values
  const name = values.teacher_name.trim()
  const product = {
    benefits: trimLines(values.benefits),
    contents: trimLines(values.contents),
    teacher: name === '' ? null : { name, line: values.teacher_line.trim() },
  }
  const photo = cover && <ProductCover product={{ id: name, cover, cover_asset }} brand={brand} />
  const sample = sample_page && (
    <Button kind="outline">{t('checkout.product.sample', { title: sample_page.title })}</Button>
  )
  return <PitchDetails product={product} photo={photo} sample={sample} />
}

/** The lines as they are saved: trimmed, without empty ones. */
function trimLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}
