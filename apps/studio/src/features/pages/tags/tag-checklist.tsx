import { foldText } from '@foyer/domain/search'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice, SearchField } from '@foyer/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { queryClient } from '#platform/query-client.ts'
import { useSlug } from '#platform/routes.ts'
import { suggestColor } from './suggest-color.ts'
import { tagsQuery, type Tag } from './queries.ts'
import { TagLabel } from './tag-label.tsx'
import styles from './tags.module.css'

/** Whether all pages, some of them or none carry a tag. */
export type TagState = 'all' | 'some' | 'none'

type TagChecklistProps = {
  readonly label: string
  readonly tags: readonly Tag[]
  readonly stateOf: (tag_id: string) => TagState
  readonly onToggle: (tag_id: string) => void
}

/** Tags to tick, found by typing; a name that no tag has is created in place and ticked. */
export function TagChecklist({ label, tags, stateOf, onToggle }: TagChecklistProps) {
  const t = useT()
  const slug = useSlug()
  const format = useFormat()
  const call = useAppCall()
  const [term, setTerm] = useState('')
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const wanted = foldText(term.trim())
  const found = tags.filter(({ name }) => foldText(name).includes(wanted))
  const is_new = wanted !== '' && !tags.some(({ name }) => foldText(name) === wanted)

  const create = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const tag = await call('pages.createTag', { name: term.trim(), color: suggestColor(tags) })
      queryClient.setQueryData(tagsQuery(slug).queryKey, (before) => ({
        items: [...(before?.items ?? []), tag],
      }))
      onToggle(tag.id)
      setTerm('')
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.checklist}>
      <SearchField
        label={t('studio_tags.find_or_create')}
        clear_label={t('common.clear')}
        value={term}
        maxLength={40}
        onSearch={setTerm}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          const [first] = found
          if (is_new) void create()
          else if (first && wanted !== '') {
            onToggle(first.id)
            setTerm('')
          }
        }}
      />
      <ul className={styles.list} aria-label={label}>
        {found.map((tag) => (
          <li key={tag.id}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={stateOf(tag.id) === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = stateOf(tag.id) === 'some'
                }}
                onChange={() => onToggle(tag.id)}
              />
              <TagLabel tag={tag} />
              <span className={styles.count}>{format.number(tag.page_count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && !is_new && <p className={styles.none}>{t('studio_tags.none_yet')}</p>}
      {is_new && (
        <Button kind="outline" size="small" icon={<Plus />} is_busy={is_busy} onClick={() => void create()}>
          {t('studio_tags.create_named', { name: term.trim() })}
        </Button>
      )}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {formatError(t, error)}
        </Notice>
      )}
    </div>
  )
}
