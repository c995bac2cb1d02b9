import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { NameDialog } from '#platform/parts/name-dialog.tsx'
import { useSlug } from '#platform/routes.ts'
import { refreshPages } from '../../pages/index.ts'
import { EVENT_TYPE } from '../event-type.ts'

/** Creates an event beside the latest one and opens its page, where its days are set. */
export function NewEventButton() {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const navigate = useNavigate()
  const [is_open, setOpen] = useState(false)

  const create = async (title: string): Promise<void> => {
    const { items } = await call('pages.browsePages', {
      content_type: EVENT_TYPE,
      order_by: 'created_at',
      limit: 1,
    })
    const parent_id = items[0]?.page.parent_id ?? null
    const { page_id } = await call('pages.createPage', { parent_id, content_type: EVENT_TYPE, title })
    await refreshPages(slug)
    await navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id } })
  }
  return (
    <>
      <Button kind="ink" icon={<Plus />} onClick={() => setOpen(true)}>
        {t('studio_calendar.new_event')}
      </Button>
      {is_open && (
        <NameDialog
          title={t('studio_calendar.new_event')}
          label={t('common.name')}
          help={t('studio_calendar.new_event_help')}
          action={t('studio_calendar.create')}
          max={200}
          onClose={() => setOpen(false)}
          onName={create}
        />
      )}
    </>
  )
}
