import { useLocale, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Archive, CircleAlert, Link2 } from 'lucide-react'
import { useMemo, useState, type FormEvent } from 'react'
import { useStudioApp } from '../../apps/index.ts'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { formatError, getLastChange, hasCode } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { CodeFields, DiscountFields, LimitFields, ProductFields } from '../coupons/coupon-fields.tsx'
import { CouponConflict, type OtherCoupon } from '../coupons/coupon-conflict.tsx'
import { CouponPreview } from '../coupons/coupon-preview.tsx'
import { CouponHistory, CouponResults } from '../coupons/coupon-results.tsx'
import { CouponState } from '../coupons/coupon-state.tsx'
import {
  createBlankCoupon,
  toCouponInput,
  toCouponValues,
  validateCoupon,
  type CouponValues,
} from '../coupons/coupon-values.ts'
import { couponQuery, type StudioCoupon } from '../coupons/queries.ts'
import { productChoicesQuery, type StudioProduct } from '../queries.ts'
import styles from './product-screen.module.css'

const route = getRouteApi('/apps/$slug/products/coupons/$coupon_id')

/** Creates a coupon. */
export function NewCouponScreen() {
  return <CouponEditor coupon={null} />
}

/** Changes a coupon. */
export function CouponScreen() {
  const t = useT()
  const { slug, coupon_id } = route.useParams()
  const query = useQuery(couponQuery(slug, coupon_id))
  return (
    <QueryBoundary query={query} content_name={t('studio_coupons.this_coupon')}>
      {(coupon) => <CouponEditor key={coupon.id} coupon={coupon} />}
    </QueryBoundary>
  )
}

function CouponEditor({ coupon }: { readonly coupon: StudioCoupon | null }) {
  const t = useT()
  const { slug } = useStudioApp()
  const products = useQuery(productChoicesQuery(slug))
  return (
    <QueryBoundary query={products} content_name={t('studio.nav.products')}>
      {({ items }) => <CouponForm coupon={coupon} products={items} />}
    </QueryBoundary>
  )
}

type FormProps = { readonly coupon: StudioCoupon | null; readonly products: readonly StudioProduct[] }

function CouponForm({ coupon, products }: FormProps) {
  const t = useT()
  const locale = useLocale()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { zone_name } = useAppTime()
  const [theirs, setTheirs] = useState<OtherCoupon | null>(null)
  const currency = products[0]?.versions[0]?.currency ?? 'EUR'
  const saved = useMemo(
    () => (coupon ? toCouponValues(coupon, currency, locale) : createBlankCoupon(currency)),
    [coupon, currency, locale],
  )
  const validate = (values: CouponValues) => validateCoupon(t, values, locale)
  const form = useForm<CouponValues>({
    draft_key: `coupon-${slug}-${coupon?.id ?? 'new'}`,
    saved,
    validate,
    save: async (values) => {
      const input = toCouponInput(values, locale)
      const { revision } = values
      const written = coupon
        ? await update(coupon.id, input, revision)
        : await call('commerce.createCoupon', input)
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce'] })
      toasts.add({ text: coupon ? t('common.saved') : t('studio_coupons.created', { code: written.code }) })
      if (!coupon)
        await navigate({
          to: '/apps/$slug/products/coupons/$coupon_id',
          params: { slug, coupon_id: written.id },
          replace: true,
          ignoreBlocker: true,
        })
    },
  })
  const update = async (id: string, input: ReturnType<typeof toCouponInput>, revision: number | null) => {
    try {
      return await call('commerce.updateCoupon', { ...input, id, ...(revision ? { revision } : {}) })
    } catch (error) {
      if (hasCode(error, 'stale_revision'))
        setTheirs({ coupon: await call('commerce.getCoupon', { id }), ...getLastChange(error) })
      throw error
    }
  }
  const onTheirs = (now: StudioCoupon, next: (values: CouponValues) => CouponValues): void => {
    cache.setQueryData(couponQuery(slug, now.id).queryKey, now)
    form.change(next(toCouponValues(now, currency, locale)))
    setTheirs(null)
  }
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const is_archived = coupon?.state === 'archived'
  const title = form.values.code.trim() || t('studio_coupons.new')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    form.submit()
  }
  return (
    <Page
      title={title}
      side_look="canvas"
      side_label={t('studio_coupons.preview')}
      side={
        <CouponPreview
          values={form.values}
          is_valid={Object.keys(validate({ ...form.values, code: 'CODE' })).length === 0}
          locale={locale}
          products={products}
        />
      }
      back={
        <Link to="/apps/$slug/products/coupons" params={{ slug }}>
          <BackLabel>{t('studio_coupons.title')}</BackLabel>
        </Link>
      }
      head={
        <header className={styles.head}>
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
          {coupon && <CouponState state={coupon.state} />}
          {coupon && !is_archived && <CouponActions coupon={coupon} products={products} />}
        </header>
      }
    >
      {leave_dialog}
      {is_archived && (
        <div className={styles.notice}>
          <Notice icon={<Archive />} title={t('studio_coupons.archived_title')}>
            {t('studio_coupons.archived_text')}
          </Notice>
        </div>
      )}
      <form className={styles.form} {...form.props} onSubmit={submit}>
        <fieldset className={styles.fields} disabled={is_archived}>
          <CodeFields form={form} />
          <DiscountFields form={form} />
          <ProductFields form={form} products={products} />
          <LimitFields form={form} zone={zone_name} />
        </fieldset>
        <SaveBar form={form} />
      </form>
      {theirs && (
        <CouponConflict
          mine={form.values}
          {...{ theirs, currency, products }}
          onTakeTheirs={() => onTheirs(theirs.coupon, (now) => now)}
          onKeepMine={() => onTheirs(theirs.coupon, ({ revision }) => ({ ...form.values, revision }))}
        />
      )}
      {coupon && <CouponResults coupon={coupon} />}
      {coupon && <CouponHistory coupon={coupon} />}
    </Page>
  )
}

type ActionsProps = { readonly coupon: StudioCoupon; readonly products: readonly StudioProduct[] }

function CouponActions({ coupon: { id, code, state, product_ids }, products }: ActionsProps) {
  const t = useT()
  const app = useStudioApp()
  const call = useAppCall()
  const cache = useQueryClient()
  const [is_archiving, setIsArchiving] = useState(false)
  const is_paused = state === 'paused'
  const toggle = useMutation({
    mutationFn: () => call(is_paused ? 'commerce.resumeCoupon' : 'commerce.pauseCoupon', { id }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['app', app.slug, 'commerce'] }),
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  const sold = products.filter((one) => one.is_on_sale && !one.is_archived)
  const product = sold.find((one) => product_ids === null || product_ids.includes(one.id))
  const copy = (product_id: string) =>
    void navigator.clipboard
      .writeText(new URL(`/buy/${product_id}?coupon=${encodeURIComponent(code)}`, app.address.url).href)
      .then(() => toasts.add({ text: t('studio_coupons.link_copied') }))
      .catch(() => toasts.add({ text: t('studio.copy_failed'), tone: 'danger' }))
  return (
    <div className={styles.actions}>
      {product && (
        <Button kind="outline" icon={<Link2 />} onClick={() => copy(product.id)}>
          {t('studio_coupons.copy_link')}
        </Button>
      )}
      <Button kind="outline" is_busy={toggle.isPending} onClick={() => toggle.mutate()}>
        {t(is_paused ? 'studio_coupons.resume' : 'studio_coupons.pause')}
      </Button>
      <Button kind="outline" icon={<Archive />} onClick={() => setIsArchiving(true)}>
        {t('studio_coupons.archive')}
      </Button>
      {is_archiving && <ArchiveCouponDialog id={id} code={code} onClose={() => setIsArchiving(false)} />}
    </div>
  )
}

type ArchiveProps = { readonly id: string; readonly code: string; readonly onClose: () => void }

function ArchiveCouponDialog({ id, code, onClose }: ArchiveProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const archive = useMutation({
    mutationFn: () => call('commerce.archiveCoupon', { id }),
    onSuccess: async () => {
      onClose()
      toasts.add({ text: t('studio_coupons.archived', { code }) })
      await navigate({ to: '/apps/$slug/products/coupons', params: { slug }, ignoreBlocker: true })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce'] })
    },
  })
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_coupons.archive_title', { code })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={archive.isPending} onClick={() => archive.mutate()}>
            {t('studio_coupons.archive')}
          </Button>
        </>
      }
    >
      {t('studio_coupons.archived_text')}
      {archive.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, archive.error)}
        </Notice>
      )}
    </Dialog>
  )
}
