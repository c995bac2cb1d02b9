import { hasOwnPlace, listPageTypes, PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { Badge, Button, EmptyState } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { AppWindow, Plus } from 'lucide-react'
import { useState } from 'react'
import { PageIcon } from '#editor/pick/page-icon.tsx'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { NewPageDialog } from '../page/new-page-dialog.tsx'
import { pagesQuery, type TreeNode } from '../queries.ts'
import styles from './deleted-screen.module.css'
import { PagesLayout } from './pages-layout.tsx'

/** The page type that is made to be an overlay; others can be shown as one too. */
const [OVERLAY_TYPE = PLAIN_PAGE_TYPE] = listPageTypes((traits) => traits.is_overlay_only)

/** The overlays of the app: small pages that open over another one. */
export function OverlaysScreen() {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const query = useQuery(pagesQuery(slug))
  const [is_adding, setAdding] = useState(false)
  const add = (
    <Button kind="ink" icon={<Plus />} onClick={() => setAdding(true)}>
      {t('editor.overlays.new')}
    </Button>
  )
  return (
    <PagesLayout actions={add}>
      <QueryBoundary query={query} content_name={t('editor.overlays.what')}>
        {({ items }) => <OverlayList overlays={items.filter((page) => !hasOwnPlace(page))} />}
      </QueryBoundary>
      {is_adding && (
        <NewPageDialog
          parent={null}
          content_type={OVERLAY_TYPE}
          title={t('editor.overlays.new')}
          onClose={() => setAdding(false)}
          onCreated={(page_id) =>
            void navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id } })
          }
        />
      )}
    </PagesLayout>
  )
}

/** The overlays by name, or what they are for where there are none. */
export function OverlayList({ overlays }: { readonly overlays: readonly TreeNode[] }) {
  const t = useT()
  const slug = useSlug()
  if (overlays.length === 0) {
    return (
      <EmptyState
        icon={<AppWindow />}
        title={t('editor.overlays.empty_title')}
        text={t('editor.overlays.text')}
      />
    )
  }
  return (
    <>
      <p className={styles.help}>{t('editor.overlays.text')}</p>
      <ul className={styles.list} aria-label={t('editor.overlays.title')}>
        {overlays.map(({ page_id, title, path, state, content_type }) => (
          <li key={page_id} className={styles.row}>
            <PageIcon content_type={content_type} />
            <div className={styles.words}>
              <p className={styles.title}>
                {state === 'deleted' ? (
                  <bdi>{title}</bdi>
                ) : (
                  <Link to="/apps/$slug/pages/$page_id" params={{ slug, page_id }}>
                    <bdi>{title}</bdi>
                  </Link>
                )}
                <bdi className={styles.path}>{path}</bdi>
              </p>
            </div>
            <Badge tone={state === 'live' ? 'ok' : 'neutral'}>{t(`editor.pages.state_${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}
