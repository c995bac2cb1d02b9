import { SearchField } from '@foyer/ui'
import { useT } from '@foyer/i18n/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isTyping } from '../keys.ts'
import styles from './list-toolbar.module.css'

const typing_pause_ms = 250

type ListToolbarProps = {
  readonly label: string
  readonly term: string
  readonly onSearch: (term: string) => void
  /** Filters, beside the search. */
  readonly children?: ReactNode
  /** Counts and sort, at the end. */
  readonly end?: ReactNode
}

/** Search and filters above a list. `/` goes to the search; what is typed is searched after a short pause. */
export function ListToolbar({ label, term, onSearch, children, end }: ListToolbarProps) {
  const t = useT()
  const [text, setText] = useState(term)
  const told = useRef(term)
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (term === told.current) return
    told.current = term
    setText(term)
  }, [term])

  useEffect(() => {
    if (text === told.current) return undefined
    const timer = setTimeout(() => {
      told.current = text
      onSearch(text)
    }, typing_pause_ms)
    return () => clearTimeout(timer)
  }, [text, onSearch])

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          ref={box}
          label={label}
          clear_label={t('common.clear')}
          value={text}
          onSearch={setText}
        />
      </div>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

type FilterSelectProps<Value extends string> = {
  readonly label: string
  readonly choices: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A filter or a sort as a small native picker; set when it is not at its first choice. */
export function FilterSelect<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <label className={styles.filter} data-set={value !== choices[0]?.value}>
      <span className={styles.filter_label}>{label}</span>
      <select
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
