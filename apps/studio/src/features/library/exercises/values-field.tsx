import { useT } from '@foyer/i18n/react'
import { Chip, TextField } from '@foyer/ui'
import { useId, useState, type KeyboardEvent } from 'react'
import styles from './exercises.module.css'

type ValuesFieldProps = {
  readonly label: string
  readonly help?: string
  readonly values: readonly string[]
  /** Values that other exercises have. */
  readonly known: readonly string[]
  readonly max?: number
  readonly onChange: (values: string[]) => void
}

const MAX_LENGTH = 60

/** Short values such as muscles: each a chip, and a field for the next one that suggests those in use. */
export function ValuesField({ label, help, values, known, max = 20, onChange }: ValuesFieldProps) {
  const t = useT()
  const list = useId()
  const [text, setText] = useState('')
  const add = (typed: string): void => {
    const value = typed.trim()
    setText('')
    const is_new = !values.some((other) => other.toLowerCase() === value.toLowerCase())
    if (value !== '' && is_new && values.length < max) onChange([...values, value])
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      if (text.trim() === '') return
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '') onChange(values.slice(0, -1))
  }
  return (
    <fieldset className={styles.group} aria-label={label}>
      <TextField
        label={label}
        help={help ?? t('studio_exercises.values_help')}
        value={text}
        maxLength={MAX_LENGTH}
        list={list}
        autoComplete="off"
        onChange={({ target, nativeEvent }) => {
          // A suggestion that was chosen replaces the text at once.
          if (nativeEvent instanceof InputEvent && nativeEvent.inputType !== 'insertReplacementText')
            setText(target.value)
          else add(target.value)
        }}
        onKeyDown={handleKey}
        onBlur={() => add(text)}
      />
      {values.length > 0 && (
        <span className={styles.chips}>
          {values.map((value) => (
            <Chip
              key={value}
              remove_label={t('studio_exercises.remove_value', { value })}
              onRemove={() => onChange(values.filter((other) => other !== value))}
            >
              <bdi>{value}</bdi>
            </Chip>
          ))}
        </span>
      )}
      <datalist id={list}>
        {known
          .filter((value) => !values.includes(value))
          .map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
      </datalist>
    </fieldset>
  )
}
