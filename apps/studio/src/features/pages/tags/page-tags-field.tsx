import { useT } from '@foyer/i18n/react'
import { Button, Chip } from '@foyer/ui'
import { Popover } from '@foyer/ui/popover'
import { useQuery } from '@tanstack/react-query'
import { Tag as TagIcon } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { listRemaining, type BulkResult } from '#platform/run-bulk.ts'
import { useSlug } from '#platform/routes.ts'
import { BulkReport } from '../bulk/bulk-report.tsx'
import { pagesQuery, refreshPages } from '../queries.ts'
import { assignTags } from './assign-tags.ts'
import { tagsQuery } from './queries.ts'
import { TagChecklist } from './tag-checklist.tsx'
import { TagLabel } from './tag-label.tsx'
import styles from './tags.module.css'

/** The tags of one page. They are settings outside of drafts: each change counts at once. */
export function PageTagsField({ page_id }: { readonly page_id: string }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [result, setResult] = useState<BulkResult<unknown> | null>(null)
  const tags = useQuery(tagsQuery(slug)).data?.items ?? []
  const page = useQuery(pagesQuery(slug)).data?.items.find((one) => one.page_id === page_id)
  const carried = page?.tag_ids ?? []

  const toggle = async (tag_id: string): Promise<void> => {
    const is_added = !carried.includes(tag_id)
    const tag_ids = is_added ? [...carried, tag_id] : carried.filter((id) => id !== tag_id)
    setResult(null)
    queryClient.setQueryData(
      pagesQuery(slug).queryKey,
      (before) =>
        before && {
          ...before,
          items: before.items.map((one) => (one.page_id === page_id ? { ...one, tag_ids } : one)),
        },
    )
    const ended = await assignTags(call, [page_id], {
      add_tag_ids: is_added ? [tag_id] : [],
      remove_tag_ids: is_added ? [] : [tag_id],
    })
    setResult(listRemaining(ended).length > 0 ? ended : null)
    await refreshPages(slug)
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('studio_tags.title')}</legend>
      <span className={styles.chips}>
        {tags
          .filter(({ id }) => carried.includes(id))
          .map((tag) => (
            <Chip
              key={tag.id}
              remove_label={t('studio_tags.remove', { name: tag.name })}
              onRemove={() => void toggle(tag.id)}
            >
              <TagLabel tag={tag} />
            </Chip>
          ))}
        <Popover
          label={t('studio_tags.title')}
          trigger={
            <Button kind="outline" size="small" icon={<TagIcon />}>
              {t('studio_tags.add')}
            </Button>
          }
        >
          <TagChecklist
            label={t('studio_tags.title')}
            tags={tags}
            stateOf={(id) => (carried.includes(id) ? 'all' : 'none')}
            onToggle={(id) => void toggle(id)}
          />
        </Popover>
      </span>
      {result && <BulkReport result={result} titleOf={() => undefined} />}
    </fieldset>
  )
}
