import { pageTraits } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { LIBRARY_TYPES } from '#platform/parts/library-types.ts'
import { NameDialog } from '#platform/parts/name-dialog.tsx'
import { useSlug } from '#platform/routes.ts'
import { refreshPages } from '../../pages/index.ts'

/** Creates a page of any type of the library by its name, beside the newest of its type, and opens it. */
export function NewPageMenu({ content_type }: { readonly content_type: string }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const navigate = useNavigate({ from: '/apps/$slug/library' })
  const [creating, setCreating] = useState<string | null>(null)
  const types = LIBRARY_TYPES.toSorted((a, b) => Number(b === content_type) - Number(a === content_type))
  const nameOf = (type: string): string => t.find(`blocks.page_types.${type}`) ?? type

  const create = async (type: string, title: string): Promise<void> => {
    const { items } = await call('pages.browsePages', {
      content_type: type,
      order_by: 'created_at',
      limit: 1,
    })
    const parent_id = items[0]?.page.parent_id ?? null
    const { page_id } = await call('pages.createPage', { parent_id, content_type: type, title })
    await refreshPages(slug)
    setCreating(null)
    if (pageTraits(type).is_imported)
      await navigate({
        to: '/apps/$slug/library',
        params: { slug },
        search: (before) => ({ ...before, type, item: page_id }),
      })
    else await navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id } })
  }
  return (
    <>
      <Menu
        label={t('studio_library.new')}
        trigger={
          <Button kind="ink" icon={<Plus />}>
            {t('studio_library.new')}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        entries={types.map((type) => ({ id: type, label: nameOf(type) }))}
        onAction={setCreating}
      />
      {creating !== null && (
        <NameDialog
          title={t('studio_library.new_title', { kind: nameOf(creating) })}
          label={t('common.name')}
          action={t('studio_library.create')}
          max={200}
          onClose={() => setCreating(null)}
          onName={(title) => create(creating, title)}
        />
      )}
    </>
  )
}
