import { addDays, daysBetween } from '@foyer/domain/time'
import { directionOf } from '@foyer/i18n'
import { useFormat, useLocale } from '@foyer/i18n/react'
import { useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { listTicks, nearest, shareOf } from './chart-scale.ts'
import styles from './progress-chart.module.css'

/** A point of a chart. */
export type ChartPoint = {
  key: string
  day: string
  value: number
  /** What the point says, such as "82.5 kg × 6". */
  label: string
  /** Drawn as a diamond. */
  is_record: boolean
}

type ProgressChartProps = {
  /** Names the chart for screen readers. */
  label: string
  points: readonly ChartPoint[]
}

/** A line through points in time. One point is labelled; arrow keys, pointer and touch choose another. */
export function ProgressChart({ label, points }: ProgressChartProps): ReactNode {
  const format = useFormat()
  const is_rtl = directionOf(useLocale()) === 'rtl'
  const [chosen, setChosen] = useState<number | null>(null)
  const last = points.length - 1
  const index = Math.min(chosen ?? last, last)
  const point = points[index]
  if (!point) return null

  return (
    <div className={styles.chart}>
      <input
        className={styles.slider}
        type="range"
        aria-label={label}
        aria-valuetext={`${format.day(point.day, 'long')}: ${point.label}`}
        min={1}
        max={points.length}
        value={index + 1}
        onChange={({ target }) => setChosen(Number(target.value) - 1)}
      />
      <p className={styles.label} aria-hidden="true">
        <span>{point.label}</span>
        <span className={styles.day}>{format.day(point.day, 'medium')}</span>
      </p>
      <Plot points={points} index={index} is_rtl={is_rtl} onChoose={setChosen} />
    </div>
  )
}

const [HEIGHT, TOP, BOTTOM, AXIS, EDGE] = [260, 12, 28, 44, 12]
const TICK_WIDTH = 88

type PlotProps = {
  points: readonly ChartPoint[]
  index: number
  is_rtl: boolean
  onChoose: (index: number) => void
}

function Plot({ points, index, is_rtl, onChoose }: PlotProps): ReactNode {
  const format = useFormat()
  const [frame, width] = useWidth()
  const ticks = listTicks(
    points.map(({ value }) => value),
    4,
  )
  const [first_day, last_day] = [points.at(0)?.day ?? '', points.at(-1)?.day ?? '']
  const days = daysBetween(first_day, last_day)
  const [left, right] = is_rtl ? [width - AXIS, EDGE] : [AXIS, width - EDGE]
  const xOf = (day: string): number => left + (right - left) * shareOf(daysBetween(first_day, day), 0, days)
  const floor = HEIGHT - BOTTOM
  const yOf = (value: number): number =>
    floor - (floor - TOP) * shareOf(value, ticks.at(0) ?? 0, ticks.at(-1) ?? 1)
  const places = points.map(({ day, value }) => ({ x: xOf(day), y: yOf(value) }))
  const line = places.map(({ x, y }) => `${x},${y}`).join(' ')
  const at = places[index]

  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    onChoose(
      nearest(
        places.map((place) => place.x),
        x,
      ),
    )
  }
  return (
    <div ref={frame} className={styles.plot}>
      <svg width={width} height={HEIGHT} aria-hidden="true" onPointerDown={follow} onPointerMove={follow}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={left} x2={right} y1={yOf(tick)} y2={yOf(tick)} />
            <text className={styles.tick} x={is_rtl ? width : 0} y={yOf(tick) + 4}>
              {format.number(tick, { maximumFractionDigits: 1 })}
            </text>
          </g>
        ))}
        {listDayTicks(first_day, days, width).map((day) => (
          <text key={day} className={styles.tick} data-anchor="middle" x={xOf(day)} y={HEIGHT - 6}>
            {format.day(day, 'short')}
          </text>
        ))}
        {places.length > 1 && (
          <>
            <polygon
              className={styles.area}
              points={`${places[0]?.x},${floor} ${line} ${places.at(-1)?.x},${floor}`}
            />
            <polyline className={styles.line} points={line} />
          </>
        )}
        {at && <line className={styles.cursor} x1={at.x} x2={at.x} y1={at.y} y2={floor} />}
        {points.map(({ key, is_record }, place) => (
          <Dot
            key={key}
            x={places[place]?.x ?? 0}
            y={places[place]?.y ?? 0}
            is_record={is_record}
            is_chosen={place === index}
          />
        ))}
      </svg>
    </div>
  )
}

/** The width of an element, also after it changed. */
function useWidth(): [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(320)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

type DotProps = { x: number; y: number; is_record: boolean; is_chosen: boolean }

/** A circle, or a diamond for a record; the chosen one is filled and larger. */
function Dot({ x, y, is_record, is_chosen }: DotProps): ReactNode {
  const size = is_chosen ? 7 : 5
  if (!is_record) return <circle className={styles.dot} data-chosen={is_chosen} cx={x} cy={y} r={size} />
  const reach = size + 2
  const path = `M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`
  return <path className={styles.dot} data-chosen={is_chosen} d={path} />
}

/** Days at even distances, as many as have room. */
function listDayTicks(first_day: string, days: number, width: number): string[] {
  const count = Math.min(days, Math.max(1, Math.floor((width - AXIS) / TICK_WIDTH)))
  if (count === 0) return [first_day]
  return Array.from({ length: count }, (_, index) =>
    addDays(first_day, Math.round(((index + 0.5) * days) / count)),
  )
}
