import { Head, RowBox, type TableColumn, type TableSort } from './parts.tsx'
import { selectionState, toggleAll, type Selection } from './selection.ts'
import styles from './styles.module.css'
import { useRowSelection } from './use-row-selection.ts'

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
  const keys = rows.map(rowKey)
  const { choose, press } = useRowSelection(keys, selection)

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
