import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, EmptyState, IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ArrowUpDown, Ellipsis, Plus, SearchX } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useStudioApp } from '../../apps/index.ts'
import { createArtUrl } from '#platform/art.ts'
import { createCell } from '#platform/parts/create-cell.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { FilterSelect, ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { ArchiveDialog } from '../components/archive-dialog.tsx'
import { ProductCover } from '../components/product-cover.tsx'
import { SalesCell } from '../components/sales-cell.tsx'
import { getMainVersion, formatPrice } from '../format-price.ts'
import {
  filterAndSortProducts,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  getProductState,
  type ProductSort,
  type ProductState,
} from '../product-list.ts'
import { productsQuery, type StudioProduct } from '../queries.ts'
import styles from './products-screen.module.css'

const route = getRouteApi('/apps/$slug/products')
type Search = { term?: string; state?: ProductState; sort?: ProductSort }

/** What the app sells, searched and sorted by the address. */
export function ProductsScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/apps/$slug/products' })
  const query = useInfiniteQuery(productsQuery(slug, search.term ?? ''))
  const [archived, setArchived] = useState<StudioProduct | null>(null)
  const change = useCallback(
    (next: Partial<Record<keyof Search, string | undefined>>) =>
      void navigate({ search: (before) => removeEmpty({ ...before, ...next }) as Search, replace: true }),
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  const shown = filterAndSortProducts(
    query.data?.pages.flatMap((page) => page.items) ?? [],
    search.state,
    search.sort,
  )
  const total = query.data?.pages[0]?.total_count ?? 0
  const has_filters = search.term !== undefined || search.state !== undefined
  return (
    <Page title={t('studio.nav.products')} actions={<NewProduct slug={slug} />}>
      <ListToolbar
        label={t('studio_products.search')}
        term={search.term ?? ''}
        onSearch={onSearch}
        end={
          <>
            {query.data && (
              <span aria-live="polite">
                {t('studio_products.count', { count: query.hasNextPage ? total : shown.length })}
              </span>
            )}
            <FilterSelect
              appearance="plain"
              icon={<ArrowUpDown aria-hidden="true" />}
              label={t('studio_products.sort')}
              value={search.sort ?? 'newest'}
              onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
              choices={PRODUCT_SORTS.map((value) => ({ value, label: t(`studio_products.sorts.${value}`) }))}
            />
          </>
        }
      >
        <FilterSelect
          label={t('studio_products.state')}
          value={search.state ?? 'all'}
          onChange={(state) => change({ state: state === 'all' ? undefined : state })}
          choices={(['all', ...PRODUCT_STATES] as const).map((value) => ({
            value,
            label: t(`studio_products.states.${value}`),
          }))}
        />
      </ListToolbar>
      <InfiniteList
        query={query}
        content_name={t('studio.nav.products')}
        getRows={() => shown}
        empty={has_filters ? <NoMatches slug={slug} /> : <NoProducts slug={slug} />}
      >
        {(products) => <ProductTable products={products} onArchive={setArchived} />}
      </InfiniteList>
      {archived && <ArchiveDialog product={archived} onClose={() => setArchived(null)} />}
    </Page>
  )
}

function NewProduct({ slug }: { readonly slug: string }) {
  const t = useT()
  return (
    <ButtonLink to="/apps/$slug/products/new" params={{ slug }} kind="ink" icon={<Plus />}>
      {t('studio_products.new')}
    </ButtonLink>
  )
}

type ProductTableProps = {
  readonly products: readonly StudioProduct[]
  readonly onArchive: (product: StudioProduct) => void
}

/** The table of products: cover, price, owners, revenue, state. */
export function ProductTable({ products, onArchive }: ProductTableProps) {
  const t = useT()
  const format = useFormat()
  const columns: readonly TableColumn<StudioProduct>[] = [
    {
      id: 'title',
      header: t('studio_products.columns.product'),
      is_row_header: true,
      cell: createCell(TitleCell),
    },
    { id: 'price', header: t('studio_products.columns.price'), cell: createCell(PriceCell) },
    {
      id: 'owners',
      header: t('studio_products.columns.owners'),
      align: 'end',
      cell: (product) => format.number(product.buyers),
    },
    { id: 'sales', header: t('studio_products.columns.sales'), align: 'end', cell: createCell(SalesCell) },
    { id: 'state', header: t('studio_products.state'), cell: createCell(StateCell) },
    {
      id: 'menu',
      header: t('common.more'),
      is_header_hidden: true,
      align: 'end',
      cell: (product) => getProductMenu(product, onArchive),
    },
  ]
  return (
    <div className={styles.table}>
      <Table
        label={t('studio.nav.products')}
        columns={columns}
        rows={products}
        rowKey={(product) => product.id}
      />
    </div>
  )
}

type CellProps = { readonly row: StudioProduct }

function TitleCell({ row: product }: CellProps) {
  const brand = useStudioApp().theme.primary_color
  const format = useFormat()
  return (
    <Link
      to="/apps/$slug/products/$product_id"
      params={{ slug: useSlug(), product_id: product.id }}
      className={styles.product}
      data-row=""
    >
      <ProductCover product={product} brand={brand} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {product.title}
        </span>
        <span className={styles.meta}>{product.subtitle || formatOpens(product, format)}</span>
        <span className={styles.price}>
          <PriceCell row={product} />
        </span>
      </span>
    </Link>
  )
}

function getProductMenu(product: StudioProduct, onArchive: (product: StudioProduct) => void) {
  return <ProductMenu product={product} onArchive={() => onArchive(product)} />
}

function ProductMenu({
  product,
  onArchive,
}: {
  readonly product: StudioProduct
  readonly onArchive: () => void
}) {
  const t = useT()
  const navigate = useNavigate()
  const params = { slug: useSlug(), product_id: product.id }
  const label = t('studio_products.menu', { title: product.title })
  return (
    <Menu
      label={label}
      entries={[
        { id: 'edit', label: t('common.edit') },
        {
          id: 'archive',
          label: t('studio_products.archive'),
          tone: 'danger',
          is_disabled: product.is_archived,
        },
      ]}
      onAction={(id) =>
        id === 'archive' ? onArchive() : void navigate({ to: '/apps/$slug/products/$product_id', params })
      }
      trigger={<IconButton size="small" label={label} icon={<Ellipsis />} />}
    />
  )
}

function formatOpens(product: StudioProduct, { list }: ReturnType<typeof useFormat>): string {
  return list(product.opens.slice(0, 2).map((page) => page.title))
}

function PriceCell({ row: product }: CellProps) {
  const t = useT()
  const format = useFormat()
  const main = getMainVersion(product)
  const others = product.versions.filter((version) => version !== main)
  if (!main) return null
  return (
    <span className={styles.words}>
      <span>{formatPrice(t, format, main)}</span>
      {others[0] && (
        <span className={styles.meta}>
          {others.length === 1
            ? formatPrice(t, format, others[0])
            : t('studio_products.more_prices', { count: others.length })}
        </span>
      )}
    </span>
  )
}

function StateCell({ row: product }: CellProps) {
  const t = useT()
  const state = getProductState(product)
  const tones = { live: 'ok', draft: 'neutral', hidden: 'neutral', archived: 'warn' } as const
  return <Badge tone={tones[state]}>{t(`studio_products.states.${state}`)}</Badge>
}

function NoProducts({ slug }: { readonly slug: string }) {
  const t = useT()
  const brand = useStudioApp().theme.primary_color
  return (
    <EmptyState
      art={createArtUrl(brand, 'arch.clay.3', 240, 240)}
      title={t('studio_products.empty.title')}
      text={t('studio_products.empty.text')}
      actions={<NewProduct slug={slug} />}
    />
  )
}

function NoMatches({ slug }: { readonly slug: string }) {
  const t = useT()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('common.search_no_results')}
      text={t('studio_products.empty.filter')}
      actions={
        <ButtonLink to="/apps/$slug/products" params={{ slug }} kind="outline">
          {t('studio.clear_filters')}
        </ButtonLink>
      }
    />
  )
}
