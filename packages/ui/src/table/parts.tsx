import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import checks from '../field/checks.module.css'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './styles.module.css'

export type TableColumn<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  readonly is_sortable?: boolean
  /** This column names the row. */
  readonly is_row_header?: boolean
  readonly is_header_hidden?: boolean
}

export type TableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' }

type HeadProps<Row> = {
  readonly column: TableColumn<Row>
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort) => void) | undefined
  readonly style?: CSSProperties
}

/** The head of a column, a button where it sorts. */
export function Head<Row>({ column, sort, onSort, style }: HeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const can_sort = column.is_sortable && onSort
  return (
    <th
      scope="col"
      style={style}
      data-column={column.id}
      data-align={column.align}
      aria-sort={can_sort ? (direction ?? 'none') : undefined}
    >
      {can_sort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ column: column.id, direction: next })}
        >
          {column.header}
          {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
          {direction === 'descending' && <ArrowDown aria-hidden="true" />}
        </button>
      ) : (
        <HeadText text={column.header} is_hidden={column.is_header_hidden ?? false} />
      )}
    </th>
  )
}

function HeadText({ text, is_hidden }: { text: string; is_hidden: boolean }) {
  return is_hidden ? <VisuallyHidden>{text}</VisuallyHidden> : text
}

type RowBoxProps = { label: string; state: 'none' | 'some' | 'all'; onToggle: (is_range: boolean) => void }

/** The box that chooses a row, or all. */
export function RowBox({ label, state, onToggle }: RowBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        className={checks.box}
        aria-label={label}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        onChange={(event) => {
          const { nativeEvent } = event
          onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }}
      />
    </label>
  )
}
