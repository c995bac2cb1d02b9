import { hasOwnPlace, listPageTypes, PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { NewPageDialog } from '../page/new-page-dialog.tsx'
import { pagesQuery } from '../queries.ts'
import { OverlayList } from './overlay-list.tsx'
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
