import type { LinesField } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { TextArea } from '@foyer/ui'
import { useState } from 'react'
import type { FieldProps } from '../field-props.ts'

/** Short texts, one per line. Empty lines are allowed while typing and not stored. */
export function LinesInput({ field, value, onChange, label, help, error }: FieldProps<LinesField>) {
  const t = useT()
  const stored = toLines(value)
  const [input_text, setInputText] = useState<string | null>(null)
  const is_current = input_text !== null && splitLines(input_text).join('\n') === stored.join('\n')
  return (
    <TextArea
      label={label}
      help={help ?? t('editor.field.lines_help')}
      error={error}
      note={t('editor.field.counter', { count: stored.length, max: field.max })}
      value={is_current ? input_text : stored.join('\n')}
      rows={3}
      onChange={(event) => {
        setInputText(event.target.value)
        onChange(splitLines(event.target.value))
      }}
    />
  )
}

/** Lines without the space around them; empty ones are none. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function toLines(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []
}
