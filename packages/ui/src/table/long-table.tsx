import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type RefObject,
} from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Skeleton } from '../skeleton/index.ts'
import styles from './long-table.module.css'
import { Head, RowBox, type TableColumn, type TableSort } from './parts.tsx'
import type { Selection } from './selection.ts'
import tableStyles from './styles.module.css'
import { useRowSelection } from './use-row-selection.ts'

/** `width` is the `flex` of its cells, such as `2 1 12rem`. */
export type LongTableColumn<Row> = TableColumn<Row> & { readonly width: string }

type LongTableProps<Row> = {
  /** Names the table for screen readers. */
  readonly label: string
  readonly columns: ReadonlyArray<LongTableColumn<Row>>
  /** How many rows there are, loaded or not. */
  readonly count: number
  /** A row by its index; undefined until it is loaded. */
  readonly getRow: (index: number) => Row | undefined
  readonly rowKey: (row: Row) => string
  /** The height of most rows in pixels. */
  readonly row_height: number
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
  readonly selection?: {
    readonly selected: Selection
    readonly onChange: (selected: Selection) => void
    readonly rowLabel: (row: Row) => string
    readonly all_label: string
    readonly all_state: 'none' | 'some' | 'all'
    readonly onToggleAll: () => void
  }
  /** Called with the first and the last row that are drawn, to load them. */
  readonly onShow: (first: number, last: number) => void
}

/** A `Table` of any length in the scroller around it: only the rows near the screen are drawn, and all are counted. */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { label, columns, count, getRow, rowKey, row_height, sort, onSort, selection, onShow } = props
  const section = useRef<HTMLElement>(null)
  const view = useRef<VirtualizerHandle>(null)
  const { scroller, start } = useScroller(section)
  const [focused, setFocused] = useState<number | null>(null)
  const indices = useMemo(() => Array.from({ length: count }, (_, index) => index), [count])
  const rows = indices.map(getRow)
  const keys = rows.flatMap((row) => (row === undefined ? [] : [rowKey(row)]))
  const { choose, press } = useRowSelection(keys, selection)
  const show = (): void => {
    const shown = view.current
    if (!shown || count === 0) return
    const first = shown.findItemIndex(shown.scrollOffset)
    const last = shown.findItemIndex(shown.scrollOffset + shown.viewportSize)
    onShow(first, Math.min(last, count - 1))
  }
  const keyOf = (index: number): string | undefined => {
    const row = rows[index]
    return row === undefined ? undefined : rowKey(row)
  }
  const isSelected = (index: number): boolean => {
    const key = keyOf(index)
    return key !== undefined && (selection?.selected.has(key) ?? false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrolling region must be reachable by keyboard; the keys are those of the rows in it
    <section ref={section} className={styles.long} aria-label={label} tabIndex={0} onKeyDown={press}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focused row stays drawn; the keys are those of what is in it */}
      <table
        className={`${tableStyles.table} ${styles.table}`}
        aria-rowcount={count + 1}
        onFocus={(event) => setFocused(indexOf(event))}
        onBlur={() => setFocused(null)}
      >
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th className={styles.check} scope="col">
                <RowBox
                  label={selection.all_label}
                  state={selection.all_state}
                  onToggle={selection.onToggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                sort={sort}
                onSort={onSort}
                style={{ flex: column.width }}
              />
            ))}
          </tr>
        </thead>
        <RowContext value={{ keyOf, isSelected }}>
          {scroller && (
            <Virtualizer
              ref={view}
              as={Body}
              item={RowLine}
              data={indices}
              itemSize={row_height}
              scrollRef={scroller}
              startMargin={start}
              keepMounted={focused === null ? [] : [focused]}
              onScroll={show}
              onResize={show}
            >
              {(index) => {
                const row = rows[index]
                const key = keyOf(index)
                return (
                  <>
                    {selection && (
                      <td className={styles.check}>
                        {row !== undefined && key !== undefined && (
                          <RowBox
                            label={selection.rowLabel(row)}
                            state={selection.selected.has(key) ? 'all' : 'none'}
                            onToggle={(is_range) => choose(key, is_range)}
                          />
                        )}
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
                          style={{ flex: column.width }}
                        >
                          {row === undefined ? (
                            <Skeleton width={column.is_row_header ? '60%' : '40%'} />
                          ) : (
                            column.cell(row)
                          )}
                        </Cell>
                      )
                    })}
                  </>
                )
              }}
            </Virtualizer>
          )}
        </RowContext>
      </table>
      <Shown key={count} onShow={show} />
    </section>
  )
}

/** Reports the drawn rows once; its key makes that each length of the list. */
function Shown({ onShow }: { readonly onShow: () => void }) {
  const report = useEffectEvent(onShow)
  useEffect(() => report(), [])
  return null
}

type RowFacts = {
  readonly keyOf: (index: number) => string | undefined
  readonly isSelected: (index: number) => boolean
}
const RowContext = createContext<RowFacts>({ keyOf: () => undefined, isSelected: () => false })

function Body(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

/** The head is the first row. */
function RowLine({
  index,
  ...props
}: ComponentProps<'tr'> & { readonly index: number; style: CSSProperties }) {
  const { keyOf, isSelected } = use(RowContext)
  return (
    <tr
      {...props}
      aria-rowindex={index + 2}
      data-index={index}
      data-key={keyOf(index)}
      data-selected={isSelected(index)}
    />
  )
}

function indexOf({ target }: FocusEvent): number | null {
  const index = target.closest('tr')?.getAttribute('data-index') ?? null
  return index === null ? null : Number(index)
}

/** The scroller around an element, and how far its rows begin below the top of what is scrolled. */
function useScroller(section: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<{ scroller: RefObject<HTMLElement> | null; start: number }>({
    scroller: null,
    start: 0,
  })
  useLayoutEffect(() => {
    const element = section.current
    const scroller = element && findScroller(element)
    if (!scroller) return undefined
    const current = { current: scroller }
    const measure = (): void => {
      const head = element.querySelector('thead')?.getBoundingClientRect()
      const top = head?.bottom ?? element.getBoundingClientRect().top
      const start = Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop)
      setPlace((before) =>
        before.scroller && before.start === start ? before : { scroller: current, start },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (let above: Element | null = element; above && above !== scroller; above = above.parentElement)
      observer.observe(above)
    return () => observer.disconnect()
  }, [section])
  return place
}

function findScroller(element: HTMLElement): HTMLElement {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  return document.documentElement
}
