import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { listRemaining, type BulkResult } from '#platform/run-bulk.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { BulkProgress, BulkReport } from '../bulk/bulk-report.tsx'
import { refreshPages } from '../queries.ts'
import { assignTags, decideTagState, toggleTag, type TagChange } from './assign-tags.ts'
import { tagsQuery } from './queries.ts'
import { TagChecklist } from './tag-checklist.tsx'

/** A page with its tags. */
export type TaggedPage = {
  readonly page_id: string
  readonly title: string
  readonly tag_ids: readonly string[]
}

type AssignTagsDialogProps = {
  readonly page_ids: readonly string[]
  /** Those of the pages that are loaded; of the others nothing is known. */
  readonly pages: readonly TaggedPage[]
  readonly onClose: () => void
  /** Called with the pages that were not changed. */
  readonly onDone: (remaining: readonly string[]) => void
}

const NO_CHANGE: TagChange = { add_tag_ids: [], remove_tag_ids: [] }

/** Adds tags to several pages and removes others from them. */
export function AssignTagsDialog({ page_ids, pages, onClose, onDone }: AssignTagsDialogProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const query = useQuery(tagsQuery(slug))
  const [change, setChange] = useState(NO_CHANGE)
  const [progress, setProgress] = useState<number | null>(null)
  const [result, setResult] = useState<BulkResult<unknown> | null>(null)
  const is_busy = progress !== null
  const carried = pages.map(({ tag_ids }) => tag_ids)
  /** A page that is not loaded may carry none, so that no tag counts as carried by all. */
  const known = carried.length < page_ids.length ? [...carried, []] : carried
  const is_changed = change.add_tag_ids.length + change.remove_tag_ids.length > 0

  const apply = async (): Promise<void> => {
    setProgress(0)
    setResult(null)
    const ended = await assignTags(call, page_ids, change, setProgress)
    await refreshPages(slug)
    setProgress(null)
    const count = ended.answers.reduce((sum, { changed_count }) => sum + changed_count, 0)
    const remaining = listRemaining(ended)
    if (count > 0 || remaining.length === 0) toasts.add({ text: t('studio_tags.assigned', { count }) })
    onDone(remaining)
    if (remaining.length === 0) onClose()
    else setResult(ended)
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
      {progress !== null && page_ids.length > 1 && <BulkProgress count={progress} total={page_ids.length} />}
      {result && (
        <BulkReport result={result} titleOf={(id) => pages.find(({ page_id }) => page_id === id)?.title} />
      )}
    </Dialog>
  )
}
