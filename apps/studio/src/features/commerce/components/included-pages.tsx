import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PageDialog, pagesQuery } from '../../pages/index.ts'
import { useSlug } from '#platform/routes.ts'
import type { Form } from '#platform/use-form.ts'
import { MAX_PAGES, type ProductValues } from '../product-values.ts'
import styles from './included-pages.module.css'
import { EditableListSection, EmptyRows, ProductRow, ProductRows } from './product-rows.tsx'

/** The private pages that owners of the product may open. */
export function IncludedPages({ form }: { readonly form: Form<ProductValues> }) {
  const t = useT()
  const slug = useSlug()
  const [is_choosing, setIsChoosing] = useState(false)
  const { included_pages: pages } = form.values
  const chosen = useMemo(() => new Set(pages.map((page) => page.page_id)), [pages])
  const { data } = useQuery({ ...pagesQuery(slug), enabled: pages.length > 0 })
  const gates = useMemo(() => new Map(data?.items.map((page) => [page.page_id, page.gate])), [data])
  return (
    <EditableListSection
      title={t('studio_products.includes.title')}
      text={t('studio_products.includes.about')}
      add_label={t('studio_products.includes.add')}
      can_add={pages.length < MAX_PAGES}
      onAdd={() => setIsChoosing(true)}
    >
      {pages.length === 0 && <EmptyRows>{t('studio_products.includes.none')}</EmptyRows>}
      {pages.length > 0 && (
        <ProductRows>
          {pages.map(({ page_id, title, path }, i) => {
            const gate = gates.get(page_id)
            const error = form.errorOf(`included_page_ids.${i}`)
            return (
              <ProductRow key={page_id}>
                <div className={styles.page}>
                  <Link
                    to="/apps/$slug/pages/$page_id"
                    params={{ slug, page_id }}
                    className={styles.title}
                    aria-describedby={error ? `included-${page_id}` : undefined}
                    aria-invalid={error ? true : undefined}
                  >
                    {title}
                  </Link>
                  <span className={styles.path}>{path}</span>
                  {error && (
                    <p id={`included-${page_id}`} className={styles.error}>
                      {error}
                    </p>
                  )}
                  {gate !== undefined && gate !== 'private' && (
                    <p className={styles.note}>{t('studio_products.includes.not_private')}</p>
                  )}
                </div>
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
        onChoose={({ page_id, title, path }) => {
          setIsChoosing(false)
          form.set('included_pages', [...pages, { page_id, title, path }])
        }}
      />
    </EditableListSection>
  )
}
