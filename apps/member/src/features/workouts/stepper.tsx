import { useLocale } from '@foyer/i18n/react'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { formatFigure, parseFigure } from './figures-text.ts'
import styles from './dock.module.css'

type StepperProps = {
  label: string
  unit: string
  less_label: string
  more_label: string
  value: number
  step: number
  max: number
  onChange: (value: number) => void
  /** Called with Enter in the field. */
  onEnter: () => void
}

/** A figure with keys below it: hold a key to repeat, tap the figure to type. */
export function Stepper(props: StepperProps): ReactNode {
  const { label, unit, less_label, more_label, value, step, max, onChange, onEnter } = props
  const locale = useLocale()
  const [text, setText] = useState<string | null>(null)
  const shown = text ?? formatFigure(value, locale)
  const is_wrong = text !== null && text !== '' && parseFigure(text) === null
  const change = (by: number): void => {
    setText(null)
    onChange(roundFigure(Math.min(max, Math.max(0, value + by))))
  }
  return (
    <div className={styles.stepper}>
      <label className={styles.figure}>
        <input
          className={styles.figureInput}
          aria-label={`${label}, ${unit}`}
          aria-invalid={is_wrong || undefined}
          inputMode="decimal"
          autoComplete="off"
          size={Math.max(1, shown.length)}
          value={shown}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            setText(target.value)
            const typed = parseFigure(target.value)
            if (typed !== null && typed <= max) onChange(typed)
          }}
          onBlur={() => setText(null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter()
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            change(event.key === 'ArrowUp' ? step : -step)
          }}
        />
        <span className={styles.figureUnit} aria-hidden="true">
          {unit}
        </span>
      </label>
      <div className={styles.keys}>
        <HoldButton label={less_label} icon={<Minus />} onStep={() => change(-step)} />
        <HoldButton label={more_label} icon={<Plus />} onStep={() => change(step)} />
      </div>
    </div>
  )
}

const HOLD_MS = 400
const REPEAT_MS = 90

/** A button that repeats while it is held. */
function HoldButton({
  label,
  icon,
  onStep,
}: {
  label: string
  icon: ReactNode
  onStep: () => void
}): ReactNode {
  const [is_held, setHeld] = useState(false)
  const has_repeated = useRef(false)
  const step = useEffectEvent(onStep)
  useEffect(() => {
    if (!is_held) return undefined
    let repeating: ReturnType<typeof setInterval> | undefined
    const timer = setTimeout(() => {
      has_repeated.current = true
      repeating = setInterval(() => step(), REPEAT_MS)
    }, HOLD_MS)
    return () => {
      clearTimeout(timer)
      clearInterval(repeating)
    }
  }, [is_held])
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      onPointerDown={() => {
        has_repeated.current = false
        setHeld(true)
      }}
      onPointerUp={() => setHeld(false)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!has_repeated.current) onStep()
        has_repeated.current = false
      }}
    >
      {icon}
    </button>
  )
}

/** Sums of steps such as 0.1 drift; three decimals are more than any plate has. */
function roundFigure(value: number): number {
  return Math.round(value * 1000) / 1000
}
