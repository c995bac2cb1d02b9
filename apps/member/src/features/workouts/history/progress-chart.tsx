import { addDays, daysBetween } from '@foyer/domain/time'
import { directionOf } from '@foyer/i18n'
import { useFormat, useLocale } from '@foyer/i18n/react'
import { useState, type ReactNode } from 'react'
import { Area, AreaChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts'
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
      <div className={styles.plot} aria-hidden="true">
        <Plot points={points} index={index} onChoose={setChosen} />
      </div>
    </div>
  )
}

type PlotProps = { points: readonly ChartPoint[]; index: number; onChoose: (index: number) => void }

function Plot({ points, index, onChoose }: PlotProps): ReactNode {
  const format = useFormat()
  const is_rtl = directionOf(useLocale()) === 'rtl'
  const first_day = points[0]?.day ?? ''
  const rows = points.map(({ day, value, is_record }, place) => ({
    days: daysBetween(first_day, day),
    value,
    is_record,
    is_chosen: place === index,
  }))
  const choose = ({
    activeTooltipIndex,
  }: {
    activeTooltipIndex?: number | string | null | undefined
  }): void => {
    if (activeTooltipIndex != null) onChoose(Number(activeTooltipIndex))
  }
  return (
    <AreaChart
      data={rows}
      responsive
      className={styles.area ?? ''}
      margin={{ top: 12, bottom: 0, left: is_rtl ? 12 : 0, right: is_rtl ? 0 : 12 }}
      accessibilityLayer={false}
      onMouseMove={choose}
      onClick={choose}
      onTouchStart={choose}
      onTouchMove={choose}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="days"
        type="number"
        domain={['dataMin', 'dataMax']}
        reversed={is_rtl}
        axisLine={false}
        tickLine={false}
        minTickGap={28}
        allowDecimals={false}
        tick={{ className: styles.tick }}
        tickFormatter={(days: number) => format.day(addDays(first_day, days), 'short')}
      />
      <YAxis
        domain={['auto', 'auto']}
        orientation={is_rtl ? 'right' : 'left'}
        width={44}
        tickCount={4}
        axisLine={false}
        tickLine={false}
        tick={{ className: styles.tick }}
        tickFormatter={(value: number) => format.number(value, { maximumFractionDigits: 1 })}
      />
      <ReferenceLine x={rows[index]?.days ?? 0} stroke="var(--ink-2)" strokeDasharray="2 5" />
      <Area
        dataKey="value"
        type="linear"
        stroke="var(--accent)"
        strokeWidth={3}
        fill="var(--accent)"
        fillOpacity={0.1}
        isAnimationActive={false}
        activeDot={false}
        dot={PointDot}
      />
    </AreaChart>
  )
}

type DotProps = { cx?: number; cy?: number; payload: { is_record: boolean; is_chosen: boolean } }

/** A circle, or a diamond for a record; the chosen one is filled and larger. */
function PointDot({ cx = 0, cy = 0, payload: { is_record, is_chosen } }: DotProps): ReactNode {
  const size = is_chosen ? 7 : 5
  if (!is_record) return <circle className={styles.dot} data-chosen={is_chosen} cx={cx} cy={cy} r={size} />
  const reach = size + 2
  const path = `M${cx} ${cy - reach}L${cx + reach} ${cy}L${cx} ${cy + reach}L${cx - reach} ${cy}Z`
  return <path className={styles.dot} data-chosen={is_chosen} d={path} />
}
