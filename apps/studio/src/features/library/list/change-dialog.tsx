import { useT } from '@foyer/i18n/react'
import { Button, Segmented, SelectField, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { ValuesField } from '#platform/parts/values-field.tsx'
import { listRemaining, type BulkResult } from '#platform/run-bulk.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { BulkProgress, BulkReport, refreshPages } from '../../pages/index.ts'
import styles from '../exercises/exercises.module.css'
import type { LibraryItem, LibraryPage } from '../queries.ts'
import {
  changePages,
  undoChange,
  type ChangeableField,
  type ChangedPage,
  type PageChange,
} from './change-pages.ts'

type ChangeDialogProps = {
  /** The fields that can be changed; at least one. */
  readonly fields: readonly ChangeableField[]
  readonly page_ids: readonly string[]
  /** Those of the pages that are loaded. */
  readonly items: readonly LibraryItem[]
  readonly facets: LibraryPage['facets']
  readonly onClose: () => void
  /** Called with the pages that were not changed. */
  readonly onDone: (remaining: readonly string[]) => void
}

/** One field of all selected pages: values to add or remove, or another value. */
export function ChangeDialog({ fields, page_ids, items, facets, onClose, onDone }: ChangeDialogProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [name, setName] = useState(fields[0]?.name ?? '')
  const [how, setHow] = useState<'add' | 'remove'>('add')
  const [values, setValues] = useState<readonly string[]>([])
  const [value, setValue] = useState('')
  const [progress, setProgress] = useState<number | null>(null)
  const [result, setResult] = useState<BulkResult<unknown> | null>(null)
  const is_busy = progress !== null
  const definition = fields.find((field) => field.name === name)?.definition
  const source = name === 'secondary_muscles' ? 'primary_muscles' : name
  const known = facets.find((facet) => facet.field === source)?.values ?? []
  const is_list = definition?.kind === 'lines'

  const undo = async (changed: readonly ChangedPage[]): Promise<void> => {
    const ended = await undoChange(call, name, changed)
    const count = listRemaining(ended).length
    if (count > 0) toasts.add({ text: t('studio_tags.bulk.refused', { count }), tone: 'danger' })
    await refreshPages(slug)
  }
  const apply = async (): Promise<void> => {
    setProgress(0)
    setResult(null)
    const change: PageChange = is_list ? { field: name, how, values } : { field: name, value: value.trim() }
    const ended = await changePages(call, page_ids, change, setProgress)
    await refreshPages(slug)
    setProgress(null)
    const changed = ended.answers.flatMap((answer) => answer.changed)
    const remaining = listRemaining(ended)
    if (changed.length > 0 || remaining.length === 0)
      toasts.add({
        text: t('studio_library.changed', { count: changed.length }),
        ...(changed.length > 0 && {
          duration: UNDO_DURATION,
          action: { label: t('common.undo'), onAction: () => void undo(changed) },
        }),
      })
    onDone(remaining)
    if (remaining.length === 0) onClose()
    else setResult(ended)
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && !is_busy && onClose()}
      title={t('studio_library.change_title', { count: page_ids.length })}
      close_label={t('common.close')}
      width={480}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind="ink"
            is_busy={is_busy}
            disabled={is_list && values.length === 0}
            onClick={() => void apply()}
          >
            {t('studio_exercises.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={t('studio_exercises.field')}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setValues([])
            setValue('')
          }}
          choices={fields.map((field) => ({ value: field.name, label: t(field.definition.label) }))}
        />
        {definition?.kind === 'lines' && (
          <>
            <Segmented
              label={t('studio_exercises.how')}
              choices={[
                { value: 'add', label: t('studio_exercises.add') },
                { value: 'remove', label: t('studio_exercises.remove') },
              ]}
              value={how}
              onChange={(next) => setHow(next === 'remove' ? 'remove' : 'add')}
            />
            <ValuesField label={t(definition.label)} values={values} known={known} onChange={setValues} />
          </>
        )}
        {definition?.kind === 'text' && (
          <TextField
            label={t(definition.label)}
            maxLength={definition.max ?? 60}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
        {definition?.kind === 'choice' && (
          <SelectField
            label={t(definition.label)}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            choices={definition.options.map((option) => ({ value: option.value, label: t(option.label) }))}
          />
        )}
        {progress !== null && page_ids.length > 1 && (
          <BulkProgress count={progress} total={page_ids.length} />
        )}
        {result && (
          <BulkReport
            result={result}
            titleOf={(id) => items.find(({ page }) => page.page_id === id)?.page.title}
          />
        )}
      </div>
    </Dialog>
  )
}
