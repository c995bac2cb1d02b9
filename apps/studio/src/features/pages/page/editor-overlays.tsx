import { hasOwnPlace, pageTraits } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { Badge, IconButton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageIcon } from '#editor/pick/page-icon.tsx'
import { useSlug } from '#platform/routes.ts'
import { pagesQuery } from '../queries.ts'
import screens from '../screens/screens.module.css'
import styles from './editor-overlays.module.css'
import { NewPageDialog } from './new-page-dialog.tsx'

/** Whether a page is edited among the overlays instead of the pages. */
export function isEditedAsOverlay({ content_type }: { readonly content_type: string }): boolean {
  return pageTraits(content_type).is_overlay_only
}

/** The overlays of the app beside the editor of one. */
export function EditorOverlays({
  page_id,
  content_type,
}: {
  readonly page_id: string
  readonly content_type: string
}) {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const [is_adding, setAdding] = useState(false)
  const items = useQuery(pagesQuery(slug)).data?.items ?? []
  const overlays = items.filter((page) => !hasOwnPlace(page) && page.state !== 'deleted')
  return (
    <>
      <div className={screens.treeHead}>
        <h2 className={screens.treeTitle}>{t('editor.overlays.title')}</h2>
        <IconButton
          size="small"
          icon={<Plus />}
          label={t('editor.overlays.new')}
          onClick={() => setAdding(true)}
        />
      </div>
      <ul className={styles.list} aria-label={t('editor.overlays.title')}>
        {overlays.map((overlay) => (
          <li key={overlay.page_id}>
            <Link
              to="/apps/$slug/pages/$page_id"
              params={{ slug, page_id: overlay.page_id }}
              className={styles.row}
              aria-current={overlay.page_id === page_id ? 'page' : undefined}
            >
              <PageIcon content_type={overlay.content_type} />
              <span className={styles.title} dir="auto">
                {overlay.title}
              </span>
              {overlay.state !== 'live' && (
                <Badge tone="accent">{t(`editor.pages.state_${overlay.state}`)}</Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {is_adding && (
        <NewPageDialog
          parent={null}
          content_type={content_type}
          title={t('editor.overlays.new')}
          onClose={() => setAdding(false)}
          onCreated={(id) =>
            void navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id: id } })
          }
        />
      )}
    </>
  )
}
