import { SearchField } from '@foyer/ui'
import { useT } from '@foyer/i18n/react'
import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { isTyping } from '../keyboard.ts'
import styles from './list-toolbar.module.css'

const debounce_ms = 250

type ListToolbarProps = {
  readonly label: string
  readonly term: string
  readonly onSearch: (term: string) => void
  /** Filters, beside the search. */
  readonly children?: ReactNode
  /** Counts and sort, at the end. */
  readonly end?: ReactNode
}

/** Search and filters above a list. `/` focuses the search; typing is debounced. */
export function ListToolbar({ label, term, onSearch, children, end }: ListToolbarProps) {
  const t = useT()
  const [text, setText] = useState(term)
  const reported_term = useRef(term)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (term === reported_term.current) return
    reported_term.current = term
    setText(term)
  }, [term])

  const report = useCallback(() => {
    if (text === reported_term.current) return
    reported_term.current = text
    onSearch(text)
  }, [text, onSearch])

  useEffect(() => {
    const timer = setTimeout(report, debounce_ms)
    return () => clearTimeout(timer)
  }, [report])

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])

  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          ref={input}
          label={label}
          clear_label={t('common.clear')}
          value={text}
          onSearch={setText}
          // A link that is clicked meanwhile must not be undone by a late change of the address.
          onBlur={report}
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
  /** Before the label, such as that of a sort. */
  readonly icon?: ReactNode
  /** `plain`: without a box, for what does not narrow the list. */
  readonly appearance?: 'chip' | 'plain'
  /** A removable filter: the label of the button and its handler. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void }
  /** A ref to the picker, to move the focus there. */
  readonly select?: Ref<HTMLSelectElement>
}

/** A filter or a sort as a small native picker; set when it is not at its first choice. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, choices, value, onChange, icon, appearance = 'chip', remove, select } = props
  return (
    <span
      className={styles.filter}
      data-look={appearance}
      data-set={appearance === 'chip' && value !== choices[0]?.value}
    >
      <label className={styles.filter_field}>
        {icon}
        <span className={styles.filter_label}>{label}</span>
        <select
          ref={select}
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
      {remove && (
        <button type="button" className={styles.remove} aria-label={remove.label} onClick={remove.onRemove}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
