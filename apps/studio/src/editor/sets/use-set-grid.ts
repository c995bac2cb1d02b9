import type { WorkoutSet } from '@foyer/content/definitions'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import {
  formatCell,
  getStep,
  readCell,
  readPrescription,
  SET_COLUMNS,
  type CellText,
  type SetColumn,
} from './set-cell.ts'
import {
  addSet,
  changeCells,
  clearCells,
  copyCells,
  fillDown,
  moveSets,
  pasteCells,
  removeSets,
  stepCells,
  toRange,
  writeSets,
  type Cell,
  type CellRange,
} from './set-edits.ts'

/**
 * A cell while it is typed in. `replace`: typing began on the cell, so that arrows go on to the next one. `touch`: it was
 * tapped, so that the keyboard of the screen stays for the next one.
 */
export type CellEdit = { readonly text: string; readonly mode: 'replace' | 'edit' | 'touch' }

/** What the table reports: a refused text, or what was done. */
export type GridNotice =
  | { readonly kind: 'refused'; readonly column: SetColumn; readonly text: string }
  | { readonly kind: 'paste_refused'; readonly count: number }
  | null

type GridInput = {
  readonly sets: readonly WorkoutSet[]
  readonly max: number
  readonly text: CellText
  readonly onChange: (sets: WorkoutSet[]) => void
}

/** The state of the table of sets: the current cell, the selected range, and the cell that is typed in. */
export function useSetGrid({ sets, max, text, onChange }: GridInput) {
  const [focus, setFocus] = useState<Cell>({ row: 0, column: 1 })
  const [anchor, setAnchor] = useState<Cell>({ row: 0, column: 1 })
  const [edit, setEdit] = useState<CellEdit | null>(null)
  const [notice, setNotice] = useState<GridNotice>(null)
  const last_row = sets.length - 1
  const clamp = (cell: Cell): Cell => ({
    row: Math.min(Math.max(cell.row, 0), last_row),
    column: Math.min(Math.max(cell.column, 0), SET_COLUMNS.length - 1),
  })
  const current = clamp(focus)
  const range = toRange(clamp(anchor), current)
  const column = SET_COLUMNS[current.column] ?? 'amount'

  const select = (cell: Cell, does_extend = false): void => {
    const next = { row: Math.max(cell.row, 0), column: clamp(cell).column }
    setFocus(next)
    if (!does_extend) setAnchor(next)
  }
  const move = (rows: number, columns: number, does_extend = false): void =>
    select(clamp({ row: current.row + rows, column: current.column + columns }), does_extend)

  const openAt = (cell: Cell, mode: CellEdit['mode'], typed?: string): void => {
    const set = sets[cell.row]
    if (!set) return
    select(cell)
    setEdit({ mode, text: typed ?? formatCell(set, SET_COLUMNS[cell.column] ?? 'amount', text) })
  }
  const open = (mode: CellEdit['mode'], typed?: string): void => {
    setNotice(null)
    openAt(current, mode, typed)
  }
  /** Stores what was typed; what cannot be read is reported and not stored. */
  const commit = (): void => {
    if (!edit) return
    setEdit(null)
    setNotice(null)
    const change = readCell(edit.text, column, text)
    const written = change || column !== 'amount' ? null : readPrescription(edit.text, text)
    if (written) onChange(writeSets(sets, { row: current.row, max, ...written }))
    else if (change) onChange(changeCells(sets, toRange(current, current), () => change))
    else setNotice({ kind: 'refused', column, text: edit.text.trim() })
  }
  const apply = (next: WorkoutSet[], at?: CellRange): void => {
    setNotice(null)
    onChange(next)
    if (!at) return
    setAnchor({ row: at.top, column: at.left })
    setFocus({ row: at.bottom, column: at.right })
  }
  const actions = {
    fill: () => apply(fillDown(sets, range)),
    /** Copies the current cell to all sets below. */
    fillBelow: () => apply(fillDown(sets, { ...toRange(current, current), bottom: last_row })),
    /** Copies the selected cells down to a row. */
    fillTo: (row: number) => {
      const to = { ...range, bottom: Math.max(row, range.bottom) }
      const source = sets.slice(range.top, range.bottom + 1)
      const rows = copyCells(source, { ...range, top: 0, bottom: source.length - 1 }, text).split('\n')
      const lines = Array.from({ length: to.bottom - to.top + 1 }, (_, at) => rows[at % rows.length])
      apply(pasteCells(sets, { text: lines.join('\n'), at: to, max }, text).sets, to)
    },
    step: (direction: 1 | -1) => apply(stepCells(sets, range, direction)),
    clear: () => apply(clearCells(sets, range)),
    add: () => {
      if (sets.length >= max) return
      onChange(addSet(sets))
      select({ row: sets.length, column: current.column })
    },
    remove: () => {
      apply(removeSets(sets, range))
      select({
        row: Math.min(range.top, Math.max(last_row - (range.bottom - range.top + 1), 0)),
        column: current.column,
      })
    },
    shift: (direction: 1 | -1) => {
      const next = moveSets(sets, range, direction)
      if (next.every((set, row) => set === sets[row])) return
      const by = (cell: Cell): Cell => ({ ...cell, row: cell.row + direction })
      apply(next)
      setAnchor(by(clamp(anchor)))
      setFocus(by(current))
    },
    /** The cell below, or the first of the next column. */
    next: () => {
      const is_last = current.row >= last_row
      const cell = clamp(
        is_last ? { row: 0, column: current.column + 1 } : { row: current.row + 1, column: current.column },
      )
      if (edit?.mode !== 'touch') select(cell)
      else openAt(cell, 'touch')
    },
    toggleWarmUp: () => {
      const is_warm_up = !sets[range.top]?.is_warm_up
      apply(changeCells(sets, { ...range, left: 0, right: 0 }, () => ({ is_warm_up })))
    },
  }

  /** The Tab key walks through the cells and leaves the table at its ends. */
  const moveByTab = (is_back: boolean): boolean => {
    const at = current.row * SET_COLUMNS.length + current.column + (is_back ? -1 : 1)
    if (at < 0 || at >= sets.length * SET_COLUMNS.length) return false
    select({ row: Math.floor(at / SET_COLUMNS.length), column: at % SET_COLUMNS.length })
    return true
  }

  const handleEditKey = (event: KeyboardEvent): void => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setEdit(null)
      return
    }
    if (key === 'Enter') {
      event.preventDefault()
      commit()
      if (edit?.mode === 'touch') actions.next()
      else move(event.shiftKey ? -1 : 1, 0)
      return
    }
    if (key === 'Tab') {
      commit()
      if (moveByTab(event.shiftKey)) event.preventDefault()
      return
    }
    const arrow = readArrow(key)
    if (!arrow || (edit?.mode !== 'replace' && arrow.rows === 0)) return
    event.preventDefault()
    commit()
    move(arrow.rows, arrow.columns)
  }

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (edit) {
      handleEditKey(event)
      return
    }
    const command = findCommand(event)
    if (!command) return
    if (command()) event.preventDefault()
  }

  /** Returns what a key does, as a function that says whether the browser must do nothing more. */
  const findCommand = (event: KeyboardEvent): (() => boolean) | null => {
    const { key, shiftKey, altKey } = event
    const has_mod = event.ctrlKey || event.metaKey
    const done = (action: () => void) => (): boolean => {
      action()
      return true
    }
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const direction = key === 'ArrowUp' ? -1 : 1
      return done(shiftKey ? () => actions.shift(direction) : () => actions.step(direction === -1 ? 1 : -1))
    }
    if (altKey) return key === 'Enter' ? done(actions.add) : null
    if (has_mod) return findModifiedCommand(key.toLowerCase(), done)
    const arrow = readArrow(key)
    if (arrow) return done(() => move(arrow.rows, arrow.columns, shiftKey))
    if (key === 'Tab') return () => moveByTab(shiftKey)
    if (key === 'Enter') return done(() => move(shiftKey ? -1 : 1, 0))
    if (key === 'F2') return done(() => open('edit'))
    if (key === 'Home' || key === 'End') {
      const to = key === 'Home' ? 0 : SET_COLUMNS.length - 1
      return done(() => select({ row: current.row, column: to }, shiftKey))
    }
    if (key === 'Backspace' || key === 'Delete') return done(actions.clear)
    if (column === 'kind' && (key === ' ' || key.toLowerCase() === 'w')) return done(actions.toggleWarmUp)
    return key.length === 1 && key !== ' ' ? done(() => open('replace', key)) : null
  }
  const findModifiedCommand = (
    key: string,
    done: (action: () => void) => () => boolean,
  ): (() => boolean) | null => {
    if (key === 'd') return done(actions.fill)
    if (key === 'a')
      return done(() => {
        setAnchor({ row: 0, column: 0 })
        setFocus({ row: last_row, column: SET_COLUMNS.length - 1 })
      })
    return key === 'backspace' || key === 'delete' ? done(actions.remove) : null
  }

  const handleCopy = (event: ClipboardEvent): void => {
    if (edit) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyCells(sets, range, text))
    if (event.type === 'cut') actions.clear()
  }
  const handlePaste = (event: ClipboardEvent): void => {
    if (edit) return
    event.preventDefault()
    const result = pasteCells(sets, { text: event.clipboardData.getData('text/plain'), at: range, max }, text)
    apply(result.sets, result.range)
    if (result.refused > 0) setNotice({ kind: 'paste_refused', count: result.refused })
  }

  const current_set = sets[current.row]
  return {
    current,
    /** How much a step changes the current cell; null where nothing can be counted. */
    step: current_set ? getStep(current_set, column) : null,
    range,
    edit,
    notice,
    actions,
    select,
    open,
    commit,
    setEdit,
    events: { onKeyDown: handleKeyDown, onCopy: handleCopy, onCut: handleCopy, onPaste: handlePaste },
  }
}

export type SetGrid = ReturnType<typeof useSetGrid>

function readArrow(key: string): { rows: number; columns: number } | null {
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1
  if (key === 'ArrowUp') return { rows: -1, columns: 0 }
  if (key === 'ArrowDown') return { rows: 1, columns: 0 }
  if (key === 'ArrowRight') return { rows: 0, columns: forward }
  return key === 'ArrowLeft' ? { rows: 0, columns: -forward } : null
}
