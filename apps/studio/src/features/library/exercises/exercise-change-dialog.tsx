import { pageTypeDefinition } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, Segmented, SelectField, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { refreshPages } from '../../pages/index.ts'
import {
  changeExercises,
  LIST_FIELDS,
  undoChange,
  type ChangedExercise,
  type ExerciseChange,
} from './change-exercises.ts'
import styles from './exercises.module.css'
import type { ExercisePage } from './queries.ts'
import { ValuesField } from './values-field.tsx'

type ExerciseChangeDialogProps = {
  readonly content_type: string
  readonly page_ids: readonly string[]
  readonly facets: ExercisePage['facets']
  readonly onClose: () => void
  readonly onDone: () => void
}

type FieldName = ExerciseChange['field']
const FIELDS: readonly FieldName[] = [...LIST_FIELDS, 'level', 'category']

/** One field of all selected exercises: values to add or remove, or a level or category. */
export function ExerciseChangeDialog(props: ExerciseChangeDialogProps) {
  const { content_type, page_ids, facets, onClose, onDone } = props
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [field, setField] = useState<FieldName>('primary_muscles')
  const [how, setHow] = useState<'add' | 'remove'>('add')
  const [values, setValues] = useState<readonly string[]>([])
  const [value, setValue] = useState('')
  const [is_busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const names: Record<FieldName, string> = {
    primary_muscles: t('blocks.exercise.primary_muscles'),
    secondary_muscles: t('blocks.exercise.secondary_muscles'),
    equipment: t('blocks.page.equipment'),
    level: t('blocks.page.level'),
    category: t('blocks.exercise.category'),
  }
  const source = field === 'equipment' ? 'equipment' : 'primary_muscles'
  const known = facets.find((facet) => facet.field === source)?.values.map((one) => one.value) ?? []

  const undo = async (changed: readonly ChangedExercise[]): Promise<void> => {
    const { failed } = await undoChange(call, changed)
    if (failed[0]) toasts.add({ text: formatError(t, failed[0].error), tone: 'danger' })
    await refreshPages(slug)
  }
  const apply = async (): Promise<void> => {
    const is_list = field === 'primary_muscles' || field === 'secondary_muscles' || field === 'equipment'
    setBusy(true)
    setFailure(null)
    const change: ExerciseChange = is_list ? { field, how, values } : { field, value: value.trim() }
    const { succeeded, failed } = await changeExercises(call, page_ids, change)
    const changed = succeeded.filter((one) => one !== null)
    await refreshPages(slug)
    setBusy(false)
    if (changed.length > 0 || !failed[0])
      toasts.add({
        text: t('studio_exercises.changed', { count: changed.length }),
        ...(changed.length > 0 && {
          duration: UNDO_DURATION,
          action: { label: t('common.undo'), onAction: () => void undo(changed) },
        }),
      })
    if (failed[0]) {
      setFailure(
        t('studio_exercises.bulk_failed', {
          count: failed.length,
          reason: formatError(t, failed[0].error),
        }),
      )
      return
    }
    onDone()
    onClose()
  }
  const is_text = field === 'level' || field === 'category'
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && !is_busy && onClose()}
      title={t('studio_exercises.change_title', { count: page_ids.length })}
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
            disabled={!is_text && values.length === 0}
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
          value={field}
          onChange={({ target }) => {
            setField(FIELDS.find((name) => name === target.value) ?? field)
            setValues([])
            setValue('')
          }}
          choices={FIELDS.map((name) => ({ value: name, label: names[name] }))}
        />
        {is_text ? (
          <ValueInput
            content_type={content_type}
            field={field}
            label={names[field]}
            value={value}
            onChange={setValue}
          />
        ) : (
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
            <ValuesField label={names[field]} values={values} known={known} onChange={setValues} />
          </>
        )}
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

type ValueInputProps = {
  readonly content_type: string
  readonly field: 'level' | 'category'
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function ValueInput({ content_type, field, label, value, onChange }: ValueInputProps) {
  const t = useT()
  if (field === 'category')
    return (
      <TextField
        label={label}
        maxLength={60}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const definition = pageTypeDefinition(content_type)?.fields[field]
  const options = definition?.kind === 'choice' ? definition.options : []
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      choices={options.map((option) => ({ value: option.value, label: t(option.label) }))}
    />
  )
}
