import type { WorkoutSet } from '@foyer/content/definitions'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { useEffect, useMemo, useRef, type PointerEvent, type ReactNode } from 'react'
import { formatCellValue, getCellUnit, SET_COLUMNS, type CellText, type SetColumn } from './set-cell.ts'
import type { Cell } from './set-edits.ts'
import { SetTools } from './set-tools.tsx'
import styles from './sets.module.css'
import { useSetGrid, type SetGrid } from './use-set-grid.ts'

type SetTableProps = {
  readonly label: string
  readonly sets: readonly WorkoutSet[]
  readonly max: number
  /** Places of cells that cannot be published, such as `2.weight`. */
  readonly faults: ReadonlySet<string>
  readonly onChange: (sets: WorkoutSet[]) => void
}

/** The sets of an exercise as a table that is filled by keyboard like a spreadsheet. */
export function SetTable({ label, sets, max, faults, onChange }: SetTableProps) {
  const t = useT()
  const text = useCellText()
  const grid = useSetGrid({ sets, max, text, onChange })
  const table = useRef<HTMLTableElement>(null)
  const place = `${grid.current.row}:${grid.current.column}`
  const is_editing = grid.edit !== null
  const was_editing = useRef(false)
  useEffect(() => {
    // The focus follows the current cell while it is in the table, and returns to it from a closed input.
    const root = table.current
    const active = document.activeElement
    const is_inside = root?.contains(active) || (was_editing.current && active === document.body)
    was_editing.current = is_editing
    if (is_inside && !is_editing) root?.querySelector<HTMLElement>(`[data-cell="${place}"]`)?.focus()
  }, [place, is_editing])
  return (
    <div className={styles.stack}>
      <div className={styles.scroll}>
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are edited
          role="grid"
          aria-label={label}
          aria-multiselectable="true"
          className={styles.table}
          data-cells=""
          {...grid.events}
        >
          <thead>
            <tr>
              {SET_COLUMNS.map((name) => (
                <th key={name} scope="col" data-column={name}>
                  {t(`editor.sets.column_${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sets.map((set, at) => (
              // Sets have no id: the place is what they are known by.
              <SetRow key={at} set={set} at={at} sets={sets} grid={grid} text={text} faults={faults} />
            ))}
          </tbody>
        </table>
      </div>
      <SetTools grid={grid} count={sets.length} max={max} />
      <p className={styles.help}>{t('editor.sets.load_help')}</p>
    </div>
  )
}

type SetRowProps = {
  readonly set: WorkoutSet
  readonly at: number
  readonly sets: readonly WorkoutSet[]
  readonly grid: SetGrid
  readonly text: CellText
  readonly faults: ReadonlySet<string>
}

function SetRow({ set, at, sets, grid, text, faults }: SetRowProps) {
  const { range } = grid
  return (
    <tr>
      {SET_COLUMNS.map((name, column) => {
        const is_current = grid.current.row === at && grid.current.column === column
        const is_selected =
          at >= range.top && at <= range.bottom && column >= range.left && column <= range.right
        return (
          <SetCell
            key={name}
            cell={{ row: at, column }}
            name={name}
            grid={grid}
            is_current={is_current}
            is_selected={is_selected}
            is_faulty={faults.has(`${at}.${FAULT_PROPS[name]}`)}
          >
            {name === 'kind' ? (
              <SetNumber set={set} number={countWorking(sets, at)} text={text} />
            ) : (
              <CellValue set={set} column={name} text={text} />
            )}
          </SetCell>
        )
      })}
    </tr>
  )
}

const FAULT_PROPS: Readonly<Record<SetColumn, keyof WorkoutSet>> = {
  kind: 'is_warm_up',
  amount: 'amount',
  percent: 'percent_1rm',
  weight: 'weight',
  rest: 'rest_seconds',
  rpe: 'rpe',
  tempo: 'tempo',
}

function countWorking(sets: readonly WorkoutSet[], at: number): number {
  return sets.slice(0, at + 1).filter((set) => !set.is_warm_up).length
}

type SetCellProps = {
  readonly cell: Cell
  readonly name: SetColumn
  readonly grid: SetGrid
  readonly is_current: boolean
  readonly is_selected: boolean
  readonly is_faulty: boolean
  readonly children: ReactNode
}

function SetCell({ cell, name, grid, is_current, is_selected, is_faulty, children }: SetCellProps) {
  const { range } = grid
  const is_end = is_selected && cell.row === range.bottom && cell.column === range.right
  const handlePointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (grid.edit && is_current) return
    // A second tap on a touch screen opens the cell, since there is no key to type.
    if (event.pointerType === 'touch' && is_current && name !== 'kind') {
      grid.open('touch')
      return
    }
    if (grid.edit) grid.commit()
    grid.select(cell, event.shiftKey)
  }
  return (
    <td
      tabIndex={is_current ? 0 : -1}
      data-column={name}
      data-cell={`${cell.row}:${cell.column}`}
      data-current={is_current || undefined}
      data-top={(is_selected && cell.row === range.top) || undefined}
      data-bottom={(is_selected && cell.row === range.bottom) || undefined}
      data-start={(is_selected && cell.column === range.left) || undefined}
      data-end={(is_selected && cell.column === range.right) || undefined}
      aria-selected={is_selected}
      aria-invalid={is_faulty || undefined}
      onPointerDown={handlePointerDown}
      onPointerEnter={(event) => {
        if (event.buttons === 1 && event.pointerType === 'mouse' && !grid.edit) grid.select(cell, true)
      }}
      onDoubleClick={() => (name === 'kind' ? grid.actions.toggleWarmUp() : grid.open('edit'))}
    >
      {is_current && grid.edit ? <CellInput name={name} grid={grid} /> : children}
      {is_end && !grid.edit && <FillHandle grid={grid} />}
    </td>
  )
}

function CellInput({ name, grid }: { readonly name: SetColumn; readonly grid: SetGrid }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const is_replacing = grid.edit?.mode === 'replace'
  useEffect(() => {
    input.current?.focus()
    if (!is_replacing) input.current?.select()
  }, [is_replacing])
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={t(`editor.sets.column_${name}`)}
      inputMode={name === 'tempo' ? 'text' : 'decimal'}
      autoComplete="off"
      enterKeyHint="next"
      value={grid.edit?.text ?? ''}
      onChange={(event) => grid.setEdit({ mode: grid.edit?.mode ?? 'edit', text: event.target.value })}
      onBlur={() => grid.commit()}
    />
  )
}

/** The corner of the selection: dragged down, it fills the sets below. */
function FillHandle({ grid }: { readonly grid: SetGrid }) {
  return (
    <span
      className={styles.handle}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation()
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={({ clientX, clientY }) => {
        const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('td[data-cell]')
        const row = Number.parseInt(target?.dataset['cell'] ?? '', 10)
        if (row > grid.range.bottom) grid.actions.fillTo(row)
      }}
    />
  )
}

type ValueProps = { readonly set: WorkoutSet; readonly column: SetColumn; readonly text: CellText }

function CellValue({ set, column, text }: ValueProps) {
  const value = formatCellValue(set, column, text)
  const unit = getCellUnit(set, column, text)
  if (value === '') return <span className={styles.none}>–</span>
  return (
    <span>
      <bdi dir="ltr">{value}</bdi>
      {unit !== '' && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}

type SetNumberProps = { readonly set: WorkoutSet; readonly number: number; readonly text: CellText }

function SetNumber({ set, number, text }: SetNumberProps) {
  const t = useT()
  const format = useFormat()
  if (!set.is_warm_up) return format.number(number)
  return (
    <abbr className={styles.warmUp} title={t('pages.workout.warm_up')}>
      {text.warm_up}
    </abbr>
  )
}

/** The symbols of units in the language of the studio. */
function useCellText(): CellText {
  const t = useT()
  const locale = useLocale()
  return useMemo(
    () => ({
      locale,
      symbol: (unit) => (unit === 'reps' ? '' : t(`editor.sets.symbol_${unit}`)),
      warm_up: t('pages.workout.warm_up_short'),
    }),
    [t, locale],
  )
}
