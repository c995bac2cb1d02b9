import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PageDialog } from '../../pages/index.ts'
import { useSlug } from '#platform/routes.ts'
import type { Form } from '#platform/use-form.ts'
import { MAX_PAGES, type ProductValues } from '../product-values.ts'
import styles from './included-pages.module.css'
import { EditableListSection, EmptyRows, ProductRow, ProductRows } from './product-rows.tsx'

type IncludedPagesProps = {
  readonly form: Form<ProductValues>
  /** The pages that the saved product opens, private or not. */
  readonly opens: ProductValues['included_pages']
}

/** What the product opens: private pages that it includes, and pages that only its owners may open. */
export function IncludedPages({ form, opens }: IncludedPagesProps) {
  const t = useT()
  const [is_choosing, setIsChoosing] = useState(false)
  const { included_pages: pages, locked_pages } = form.values
  const locked = opens.filter(({ page_id }) => pages.every((page) => page.page_id !== page_id))
  const chosen = useMemo(
    () => new Set([...pages, ...locked_pages, ...opens].map((page) => page.page_id)),
    [pages, locked_pages, opens],
  )
  return (
    <EditableListSection
      title={t('studio_products.includes.title')}
      text={t('studio_products.includes.about')}
      add_label={t('studio_products.includes.add')}
      can_add={pages.length < MAX_PAGES}
      onAdd={() => setIsChoosing(true)}
    >
      {chosen.size === 0 && <EmptyRows>{t('studio_products.includes.none')}</EmptyRows>}
      {chosen.size > 0 && (
        <ProductRows>
          {locked.map((page) => (
            <ProductRow key={page.page_id}>
              <PageName page={page} />
              <span />
            </ProductRow>
          ))}
          {locked_pages.map((page, i) => (
            <ProductRow key={page.page_id}>
              <PageName page={page} note={t('studio_products.includes.will_lock')} />
              <IconButton
                size="small"
                label={t('studio_products.includes.remove', { title: page.title })}
                icon={<Trash2 />}
                onClick={() => form.set('locked_pages', locked_pages.toSpliced(i, 1))}
              />
            </ProductRow>
          ))}
          {pages.map((page, i) => {
            const { page_id, title } = page
            return (
              <ProductRow key={page_id}>
                <PageName page={page} error={form.errorOf(`included_page_ids.${i}`)} />
                <IconButton
                  size="small"
                  label={t('studio_products.includes.remove', { title })}
                  icon={<Trash2 />}
                  onClick={() => form.set('included_pages', pages.toSpliced(i, 1))}
                />
              </ProductRow>
            )
          })}
        </ProductRows>
      )}
      {pages.length > 0 && <p className={styles.note}>{t('studio_products.includes.hint')}</p>}
      <PageDialog
        title={t('studio_products.includes.choose')}
        is_open={is_choosing}
        onOpenChange={setIsChoosing}
        without={chosen}
        onChoose={({ page_id, title, path, gate }) => {
          setIsChoosing(false)
          const page = { page_id, title, path }
          if (gate === 'private') form.set('included_pages', [...pages, page])
          else form.set('locked_pages', [...locked_pages, page])
        }}
      />
    </EditableListSection>
  )
}

type PageNameProps = {
  readonly page: ProductValues['included_pages'][number]
  readonly note?: string
  readonly error?: string | undefined
}

function PageName({ page: { page_id, title, path }, note, error }: PageNameProps) {
  return (
    <div className={styles.page}>
      <Link
        to="/apps/$slug/pages/$page_id"
        params={{ slug: useSlug(), page_id }}
        className={styles.title}
        aria-describedby={error ? `included-${page_id}` : undefined}
        aria-invalid={error ? true : undefined}
        dir="auto"
      >
        {title}
      </Link>
      <span className={styles.path}>{path}</span>
      {error && (
        <p id={`included-${page_id}`} className={styles.error}>
          {error}
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
