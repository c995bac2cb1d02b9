import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import checks from '../field/checks.module.css'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { selectionState, selectRange, toggleAll, toggleRow, type Selection } from './selection.ts'
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

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  readonly label: string
  readonly columns: ReadonlyArray<TableColumn<Row>>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
  readonly selection?: {
    readonly selected: Selection
    readonly onChange: (selected: Selection) => void
    readonly all_label: string
    readonly rowLabel: (row: Row) => string
  }
}

/**
 * A table of the studio: hairlines, sortable heads, rows that can be chosen. X chooses the row that has the focus; Shift
 * with a click or with X chooses a range, and with an arrow the next row too.
 */
export function Table<Row>({ label, columns, rows, rowKey, sort, onSort, selection }: TableProps<Row>) {
  const anchor = useRef<string | null>(null)
  const keys = rows.map(rowKey)

  const choose = (key: string, is_range: boolean): void => {
    if (!selection) return
    const { selected, onChange } = selection
    onChange(
      is_range && anchor.current
        ? selectRange(selected, keys, anchor.current, key)
        : toggleRow(selected, key),
    )
    anchor.current = key
  }

  const press = (event: KeyboardEvent): void => {
    if (!selection || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const at = rowAt(event.target, keys)
    const key = keys[at]
    if (key === undefined) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.code === 'KeyX') {
      event.preventDefault()
      choose(key, event.shiftKey)
    } else if (event.shiftKey && step !== 0) {
      anchor.current ??= key
      const next = keys[at + step] ?? key
      selection.onChange(selectRange(selection.selected, keys, key, next))
      anchor.current = next
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrolling region must be reachable by keyboard; the keys are those of the rows in it
    <section className={styles.scroll} aria-label={label} tabIndex={0} onKeyDown={press}>
      <table className={styles.table}>
        <thead>
          <tr>
            {selection && (
              <th className={styles.check} scope="col">
                <RowBox
                  label={selection.all_label}
                  state={selectionState(selection.selected, keys)}
                  onToggle={() => selection.onChange(toggleAll(selection.selected, keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const key = keys[i] ?? rowKey(row)
            const is_selected = selection?.selected.has(key) ?? false
            return (
              <tr key={key} data-key={key} data-selected={is_selected}>
                {selection && (
                  <td className={styles.check}>
                    <RowBox
                      label={selection.rowLabel(row)}
                      state={is_selected ? 'all' : 'none'}
                      onToggle={(is_range) => choose(key, is_range)}
                    />
                  </td>
                )}
                {columns.map((column) => {
                  const Cell = column.is_row_header ? 'th' : 'td'
                  return (
                    <Cell
                      key={column.id}
                      data-column={column.id}
                      data-align={column.align}
                      scope={column.is_row_header ? 'row' : undefined}
                    >
                      {column.cell(row)}
                    </Cell>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type HeadProps<Row> = {
  readonly column: TableColumn<Row>
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort) => void) | undefined
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const can_sort = column.is_sortable && onSort
  return (
    <th
      scope="col"
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

function RowBox({ label, state, onToggle }: RowBoxProps) {
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

/** The index of the row that contains an element, -1 outside of all rows. */
function rowAt(target: EventTarget, keys: readonly string[]): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-key]') : null
  return row ? keys.indexOf(row.dataset['key'] ?? '') : -1
}

/** Letters pressed in a field are text; a box to tick is no field. */
function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select')
}
