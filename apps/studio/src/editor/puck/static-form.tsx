import { formPage } from '@foyer/content/definitions'
import { usePageHost } from '@foyer/content/views'
import { useT } from '@foyer/i18n/react'
import { Button, Checkbox, TextArea, TextField } from '@foyer/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { toItems } from '../inspector/levels.ts'
import { useFormCanvas } from './frame-document.tsx'
import styles from './static-form.module.css'

type Item = Readonly<Record<string, unknown>>

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The form of the page with all its fields, as members fill it in. A question opens in the inspector. */
export function StaticForm() {
  const t = useT()
  const { fields } = usePageHost().index.page
  const canvas = useFormCanvas()
  const { form_groups, show_intro_screen, intro_heading, intro_description, submit_text } = {
    ...formPage.defaults,
    ...fields,
  }
  const groups = toItems(form_groups)
  const has_questions = groups.some((group) => toItems(group['form_fields']).length > 0)
  return (
    <div className={styles.form} data-canvas-form>
      {show_intro_screen && (
        <div className={styles.group}>
          <GroupTexts title={toText(intro_heading)} text={toText(intro_description)} />
        </div>
      )}
      {groups.map((group) => (
        <FormGroup key={toText(group['id'])} group={group} />
      ))}
      {!has_questions && canvas && (
        <button type="button" className={styles.empty} onClick={() => canvas.onAdd(null, null)}>
          <Plus aria-hidden="true" />
          {t('blocks.form.add_field')}
        </button>
      )}
      {has_questions && (
        <div inert>
          <Button>{submit_text === '' ? t('pages.form.send') : toText(submit_text)}</Button>
        </div>
      )}
    </div>
  )
}

function GroupTexts({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      {title !== '' && (
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
      )}
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </>
  )
}

function FormGroup({ group }: { readonly group: Item }) {
  const id = toText(group['id'])
  return (
    <section className={styles.group}>
      <GroupTexts title={toText(group['title'])} text={toText(group['description'])} />
      {toItems(group['form_fields']).map((question) => (
        <Question key={toText(question['id'])} group_id={id} question={question} />
      ))}
    </section>
  )
}

type QuestionProps = { readonly group_id: string; readonly question: Item }

/** One question with its field, under a button that opens it in the inspector. */
function Question({ group_id, question }: QuestionProps) {
  const t = useT()
  const canvas = useFormCanvas()
  const id = toText(question['id'])
  const label = toText(question['label'])
  const name = label === '' ? t('blocks.form.label') : label
  const is_selected = canvas?.path.at(-1)?.key === id
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (is_selected) element.current?.scrollIntoView({ block: 'nearest' })
  }, [is_selected])
  return (
    <div
      ref={element}
      className={styles.question}
      data-question={id}
      data-selected={is_selected || undefined}
    >
      <div inert>{renderField(question, name, t('common.optional'))}</div>
      {canvas && (
        <button
          type="button"
          className={styles.select}
          aria-label={t('editor.form.open', { name })}
          aria-pressed={is_selected}
          onClick={() => canvas.onOpen(group_id, id)}
        />
      )}
      {canvas && is_selected && (
        <button
          type="button"
          className={styles.plus}
          aria-label={t('editor.form.add_below', { name })}
          onClick={() => canvas.onAdd(group_id, id)}
        >
          <Plus aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

/** The control that a question is answered by; empty apart from its initial answer. */
function renderField(question: Item, label: string, optional: string): ReactNode {
  const { field_type, is_required, options, default_value } = question
  const note = is_required === true ? null : optional
  const common = { label, note, required: is_required === true, readOnly: true, dir: 'auto' } as const
  const value = toText(default_value)
  switch (field_type) {
    case 'long_answer':
      return <TextArea {...common} rows={4} value={value} />
    case 'date':
      return <TextField {...common} type="date" value={value} />
    case 'multi_select': {
      const choices = Array.isArray(options) ? [...new Set(options.map(toText))] : []
      return (
        <fieldset className={styles.options}>
          <legend className={styles.legend} dir="auto">
            {label}
            {note !== null && <span className={styles.note}>{note}</span>}
          </legend>
          {choices.map((choice) => (
            <Checkbox key={choice} label={choice} checked={false} readOnly />
          ))}
        </fieldset>
      )
    }
    case 'acceptance':
      return <Checkbox label={label} meta={note ?? undefined} checked={false} readOnly />
    default:
      return <TextField {...common} type="text" value={value} />
  }
}
