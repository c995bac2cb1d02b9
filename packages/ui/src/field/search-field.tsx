import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import styles from './styles.module.css'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** The field's name; it has no visible label. */
  readonly label: string
  readonly clear_label: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** A search box: icon, text, and a way to clear it. Escape clears too. */
export function SearchField({ label, clear_label, value, onSearch, className, ...input }: SearchFieldProps) {
  return (
    <search className={cx(styles.box, className)}>
      <Search aria-hidden="true" />
      <input
        type="search"
        dir="auto"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && onSearch('')}
        {...input}
      />
      {value && (
        <button type="button" className={styles.inside} aria-label={clear_label} onClick={() => onSearch('')}>
          <X aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
