import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Notice, Switch, TextArea, TextField } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Archive, PencilLine } from 'lucide-react'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import { useStudioApp } from '../../apps/index.ts'
import { pagesQuery, PictureField } from '../../pages/index.ts'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { BackLabel, Page, Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { formatError, getLastChange, hasCode } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm, type Form } from '#platform/use-form.ts'
import { getBumpOffers } from '../bump-offers.ts'
import { ArchiveDialog } from '../components/archive-dialog.tsx'
import { BumpList } from '../components/bump-list.tsx'
import { CheckoutPreview } from '../components/checkout-preview.tsx'
import { IncludedProducts } from '../components/included-products.tsx'
import { IncludedPages } from '../components/included-pages.tsx'
import { ConfirmPagesDialog } from '../components/confirm-pages-dialog.tsx'
import { ProductConflict, type OtherVersion } from '../components/product-conflict.tsx'
import { ProductCover } from '../components/product-cover.tsx'
import { PitchFields } from '../components/pitch-fields.tsx'
import { ProductHolders } from '../holders/product-holders.tsx'
import { SaleActions } from '../components/sale-actions.tsx'
import { VersionList } from '../components/version-list.tsx'
import { lockPages } from '../lock-pages.ts'
import { hasDifferentPages, applyOver } from '../product-conflict.ts'
import {
  createProductFor,
  validateProduct,
  toProductInput,
  toProductValues,
  type ProductValues,
  type SoldPage,
} from '../product-values.ts'
import { productChoicesQuery, productQuery } from '../queries.ts'
import styles from './product-screen.module.css'

type Product = OutputFor<'commerce.getStudioProduct'>
type Saved = OutputFor<'commerce.createProduct'>
type ProductInput = InputFor<'commerce.createProduct'>
const route = getRouteApi('/apps/$slug/products/$product_id')
const newRoute = getRouteApi('/apps/$slug/products/new')

/** Creates a product. */
export function NewProductScreen() {
  const t = useT()
  const slug = useSlug()
  const { page } = newRoute.useSearch()
  const query = useQuery({ ...pagesQuery(slug), enabled: page !== undefined })
  if (page === undefined) return <ProductEditor product={null} />
  return (
    <QueryBoundary query={query} content_name={t('studio.nav.pages')}>
      {({ items }) => (
        <ProductEditor product={null} sold={items.find(({ page_id }) => page_id === page) ?? null} />
      )}
    </QueryBoundary>
  )
}

/** Changes a product. */
export function ProductScreen() {
  const t = useT()
  const { slug, product_id } = route.useParams()
  const query = useQuery(productQuery(slug, product_id))
  return (
    <QueryBoundary query={query} content_name={t('studio_products.this_product')}>
      {(product) => <ProductEditor key={product.id} product={product} />}
    </QueryBoundary>
  )
}

type EditorProps = {
  readonly product: Product | null
  /** The page that a new product sells. */
  readonly sold?: SoldPage | null
}

function ProductEditor({ product, sold = null }: EditorProps) {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const app = useStudioApp()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [is_archiving, setIsArchiving] = useState(false)
  const [is_confirming, setIsConfirming] = useState(false)
  /** Whether the next save also puts the product on sale or takes it off. */
  const sale = useRef<boolean | null>(null)
  const [theirs, setTheirs] = useState<OtherVersion | null>(null)
  const choices = useQuery(productChoicesQuery(slug)).data?.items
  const default_currency = choices?.[0]?.versions[0]?.currency
  const saved = useMemo(
    () => (product ? toProductValues(product, locale) : createProductFor(sold, default_currency)),
    [product, sold, default_currency, locale],
  )
  const getOffers = (values: ProductValues) =>
    getBumpOffers(choices ?? [], product?.id ?? null, values.versions)
  const validate = (values: ProductValues) =>
    validateProduct(
      { t, format, locale },
      values,
      choices ? new Set(getOffers(values).map(({ version }) => version.id)) : null,
    )
  const form = useForm<ProductValues>({
    draft_key: `product-${app.slug}-${product?.id ?? sold?.page_id ?? 'new'}`,
    saved,
    validate,
    fieldByCode: { unknown_currency: 'versions.0.amount', interval_mismatch: 'versions.0.amount' },
    save: async (values) => {
      const input = {
        ...toProductInput(values, locale),
        ...(sale.current === null ? {} : { is_on_sale: sale.current }),
      }
      const written = product
        ? await update(product.id, input, values.revision)
        : await call('commerce.createProduct', input)
      const merged = await lockChosenPages(written, values)
      cache.setQueryData(productQuery(slug, merged.id).queryKey, { ...merged, is_archived: false })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'commerce'] })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'apps', 'setup'] })
      const changed_sale = sale.current === null ? (product ? 'saved' : 'draft') : sale.current
      toasts.add({ text: formatSaved(t, changed_sale, merged.title) })
      if (!product) {
        await navigate({
          to: '/apps/$slug/products/$product_id',
          params: { slug, product_id: merged.id },
          replace: true,
          ignoreBlocker: true,
        })
      }
    },
  })
  const update = async (id: string, input: ProductInput, revision: number | null) => {
    try {
      return await call('commerce.updateProduct', { ...input, id, ...(revision ? { revision } : {}) })
    } catch (error) {
      if (hasCode(error, 'stale_revision'))
        setTheirs({ product: await call('commerce.getStudioProduct', { id }), ...getLastChange(error) })
      throw error
    }
  }
  const lockChosenPages = async (written: Saved, { locked_pages }: ProductValues): Promise<Saved> => {
    if (locked_pages.length === 0) return written
    try {
      const page_ids = locked_pages.map(({ page_id }) => page_id)
      await lockPages(call, written.id, page_ids)
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    }
    await cache.invalidateQueries({ queryKey: ['app', slug, 'pages'] })
    return call('commerce.getStudioProduct', { id: written.id })
  }
  const onValuesChange = (now: Product, next: (values: ProductValues) => ProductValues): void => {
    cache.setQueryData(productQuery(slug, now.id).queryKey, now)
    form.change(next(toProductValues(now, locale)))
    setTheirs(null)
  }
  const { values } = form
  // Nothing is confirmed that cannot be saved: submitting shows what is wrong.
  const is_valid = Object.keys(validate(values)).length === 0
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    sale.current = null
    submitChecked()
  }
  const submitChecked = (): void => {
    if (product && is_valid && hasDifferentPages(saved, values)) setIsConfirming(true)
    else form.submit()
  }
  const cover = { id: product?.id ?? app.id, cover: values.cover, cover_asset: values.cover_asset }
  const is_archived = product?.is_archived ?? false
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const title = values.title.trim() || t(product ? 'common.untitled' : 'studio_products.new')
  return (
    <Page
      title={title}
      side_look="canvas"
      side_label={t('studio_products.preview')}
      side={<CheckoutPreview values={values} app={app} cover={cover} />}
      back={
        <Link to="/apps/$slug/products" params={{ slug }}>
          <BackLabel>{t('studio.nav.products')}</BackLabel>
        </Link>
      }
      head={
        <header className={styles.head}>
          {product && <ProductCover product={cover} brand={app.theme.primary_color} size="large" />}
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
          {!is_archived && (
            <SaleActions
              product={product}
              must_confirm={
                is_valid &&
                [...(product?.opens ?? []), ...values.included_pages, ...values.locked_pages].length === 0
              }
              is_busy={form.is_saving}
              onChangeSale={(is_on_sale) => {
                sale.current = is_on_sale
                submitChecked()
              }}
              onArchive={() => setIsArchiving(true)}
            />
          )}
        </header>
      }
    >
      {leave_dialog}
      {is_archived && (
        <div className={styles.notice}>
          <Notice icon={<Archive />} title={t('studio_products.off_sale')}>
            {t('studio_products.off_sale_text')}
          </Notice>
        </div>
      )}
      {!is_archived && !product?.is_on_sale && (
        <div className={styles.notice}>
          <Notice icon={<PencilLine />} title={t('studio_products.sale.draft_title')}>
            {t('studio_products.sale.draft_text')}
          </Notice>
        </div>
      )}
      <form className={styles.form} {...form.props} onSubmit={submit}>
        <fieldset className={styles.fields} disabled={is_archived}>
          <TextFields form={form} />
          <PictureField
            label={t('studio_products.cover')}
            help={t('studio_products.cover_text')}
            value={values.cover}
            asset={values.cover_asset}
            error={form.errorOf('cover')}
            onChange={(image, cover_asset) => form.change({ ...values, cover: image, cover_asset })}
          />
          <VersionList form={form} />
          <PitchFields form={form} />
          <BumpList form={form} offers={getOffers(values)} />
          <IncludedPages form={form} opens={product?.opens ?? []} />
          <IncludedProducts form={form} product_id={product?.id ?? null} />
          <Section title={t('studio_products.visibility')}>
            <Switch
              label={t('studio_products.hidden')}
              meta={t('studio_products.hidden_text')}
              checked={values.is_hidden}
              onChange={(event) => form.set('is_hidden', event.target.checked)}
            />
          </Section>
        </fieldset>
        <SaveBar form={form} />
      </form>
      {product && <ProductHolders id={product.id} title={product.title} />}
      {product && is_confirming && (
        <ConfirmPagesDialog
          product={product}
          page_ids={values.included_pages.map(({ page_id }) => page_id)}
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false)
            form.submit()
          }}
        />
      )}
      {theirs && (
        <ProductConflict
          mine={values}
          theirs={theirs}
          onTakeTheirs={() => onValuesChange(theirs.product, (now) => now)}
          onKeepMine={() => onValuesChange(theirs.product, (now) => applyOver(values, now))}
        />
      )}
      {product && is_archiving && (
        <ArchiveDialog
          product={product}
          onClose={() => setIsArchiving(false)}
          onDone={() => void navigate({ to: '/apps/$slug/products', params: { slug }, ignoreBlocker: true })}
        />
      )}
    </Page>
  )
}

function formatSaved(t: Translate, sale: boolean | 'saved' | 'draft', title: string): string {
  if (sale === 'saved') return t('common.saved')
  if (sale === 'draft') return t('studio_products.sale.drafted', { title })
  return t(sale ? 'studio_products.sale.put' : 'studio_products.sale.taken_off', { title })
}

type SectionProps = { readonly form: Form<ProductValues> }

function TextFields({ form }: SectionProps) {
  const t = useT()
  const { values } = form
  return (
    <>
      <TextField
        label={t('studio_products.title')}
        maxLength={120}
        value={values.title}
        error={form.errorOf('title')}
        onChange={(event) => form.set('title', event.target.value)}
        onBlur={() => form.touch('title')}
      />
      <TextField
        label={t('studio_products.subtitle')}
        note={t('common.optional')}
        maxLength={200}
        value={values.subtitle}
        error={form.errorOf('subtitle')}
        onChange={(event) => form.set('subtitle', event.target.value)}
      />
      <TextArea
        label={t('studio_products.description')}
        note={t('editor.field.counter', { count: values.description.length, max: 4000 })}
        maxLength={4000}
        rows={3}
        value={values.description}
        error={form.errorOf('description')}
        onChange={(event) => form.set('description', event.target.value)}
      />
    </>
  )
}
