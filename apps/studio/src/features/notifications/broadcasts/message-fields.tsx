import {
  FIRST_NAME_FIELD,
  MAX_BROADCAST_BUTTON,
  MAX_BROADCAST_TEXT,
  MAX_BROADCAST_TITLE,
} from '@foyer/contract/rules/broadcasts'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, TextArea, TextField } from '@foyer/ui'
import { Braces } from 'lucide-react'
import { useRef } from 'react'
import { PagePicker } from '../../pages/index.ts'
import type { Broadcast, BroadcastChange } from './queries.ts'
import styles from './editor.module.css'

type FieldsProps = {
  readonly broadcast: Broadcast
  readonly onChange: (change: BroadcastChange) => void
}

/** Title, text, the page that it opens and the button of the mail. */
export function MessageFields({ broadcast, onChange }: FieldsProps) {
  const t = useT()
  const { title, text, page_id, page_title, button_label } = broadcast
  const title_field = useRef<HTMLInputElement>(null)
  const text_field = useRef<HTMLTextAreaElement>(null)
  const last_field = useRef<'title' | 'text'>('text')
  const insert = (): void => {
    const name = last_field.current
    const field = name === 'title' ? title_field.current : text_field.current
    const value = broadcast[name]
    const max = name === 'title' ? MAX_BROADCAST_TITLE : MAX_BROADCAST_TEXT
    if (value.length + FIRST_NAME_FIELD.length > max) return
    const [from, to] = [field?.selectionStart ?? value.length, field?.selectionEnd ?? value.length]
    onChange({ [name]: `${value.slice(0, from)}${FIRST_NAME_FIELD}${value.slice(to)}` })
    field?.focus()
  }
  return (
    <>
      <TextField
        ref={title_field}
        label={t('studio_broadcasts.message_title')}
        note={<Counter length={title.length} max={MAX_BROADCAST_TITLE} />}
        value={title}
        maxLength={MAX_BROADCAST_TITLE}
        onFocus={() => (last_field.current = 'title')}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        ref={text_field}
        label={t('studio_broadcasts.text')}
        note={<Counter length={text.length} max={MAX_BROADCAST_TEXT} />}
        help={t('studio_broadcasts.first_name_help', { field: FIRST_NAME_FIELD })}
        value={text}
        maxLength={MAX_BROADCAST_TEXT}
        onFocus={() => (last_field.current = 'text')}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div>
        <Button kind="ghost" size="small" icon={<Braces />} onClick={insert}>
          {t('studio_broadcasts.insert_first_name')}
        </Button>
      </div>
      <div className={styles.opens}>
        <div>
          <PagePicker
            label={t('studio_broadcasts.opens')}
            value={page_id}
            empty_text={t('studio_broadcasts.opens_start')}
            error={page_id !== null && page_title === null ? t('studio_broadcasts.page_missing') : undefined}
            onChange={(id) => onChange({ page_id: id })}
            onClear={() => onChange({ page_id: null })}
          />
        </div>
        <TextField
          label={t('studio_broadcasts.button')}
          value={button_label}
          maxLength={MAX_BROADCAST_BUTTON}
          placeholder={t('studio_broadcasts.button_usual')}
          onChange={(event) => onChange({ button_label: event.target.value })}
        />
      </div>
    </>
  )
}

function Counter({ length, max }: { readonly length: number; readonly max: number }) {
  const t = useT()
  const format = useFormat()
  return t('studio_broadcasts.length', { length: format.number(length), max: format.number(max) })
}
