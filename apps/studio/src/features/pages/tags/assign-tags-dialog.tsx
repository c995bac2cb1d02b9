import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { refreshPages } from '../queries.ts'
import { assignTags, decideTagState, toggleTag, type TagChange } from './assign-tags.ts'
import { tagsQuery } from './queries.ts'
import { TagChecklist } from './tag-checklist.tsx'

type AssignTagsDialogProps = {
  readonly page_ids: readonly string[]
  /** The tags of those of the pages that are loaded; of the others nothing is known. */
  readonly carried: readonly (readonly string[])[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const NO_CHANGE: TagChange = { add_tag_ids: [], remove_tag_ids: [] }

/** Adds tags to several pages and removes others from them. */
export function AssignTagsDialog({ page_ids, carried, onClose, onDone }: AssignTagsDialogProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const query = useQuery(tagsQuery(slug))
  const [change, setChange] = useState(NO_CHANGE)
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  /** A page that is not loaded may carry none, so that no tag counts as carried by all. */
  const known = carried.length < page_ids.length ? [...carried, []] : carried
  const is_changed = change.add_tag_ids.length + change.remove_tag_ids.length > 0

  const apply = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const count = await assignTags(call, page_ids, change)
      await refreshPages(slug)
      toasts.add({ text: t('studio_tags.assigned', { count }) })
      onDone()
      onClose()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && !is_busy && onClose()}
      title={t('studio_tags.assign_title', { count: page_ids.length })}
      close_label={t('common.close')}
      width={420}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" is_busy={is_busy} disabled={!is_changed} onClick={() => void apply()}>
            {t('studio_tags.assign')}
          </Button>
        </>
      }
    >
      <QueryBoundary query={query} content_name={t('studio_tags.title')}>
        {({ items }) => (
          <TagChecklist
            label={t('studio_tags.title')}
            tags={items}
            stateOf={(id) => decideTagState(known, change, id)}
            onToggle={(id) => setChange((before) => toggleTag(known, before, id))}
          />
        )}
      </QueryBoundary>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {formatError(t, error)}
        </Notice>
      )}
    </Dialog>
  )
}
