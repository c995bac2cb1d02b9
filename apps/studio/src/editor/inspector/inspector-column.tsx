import { useT } from '@foyer/i18n/react'
import { useRef, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import styles from './inspector-column.module.css'
import { clampWidth, getKeyWidth, INSPECTOR_WIDTHS, readWidth, storeWidth } from './inspector-width.ts'

const isRtl = (): boolean => document.documentElement.dir === 'rtl'

/** The inspector beside the canvas, whose width is dragged or set by keyboard and stored in this browser. */
export function InspectorColumn({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const [width, setWidth] = useState(readWidth)
  const drag = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const resize = (next: number): void => {
    setWidth(next)
    storeWidth(next)
  }
  const startDrag = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    drag.current = { x: event.clientX, width }
    // The frame of the canvas would swallow the events.
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const moveDrag = (event: PointerEvent): void => {
    if (!drag.current) return
    const distance = (drag.current.x - event.clientX) * (isRtl() ? -1 : 1)
    resize(clampWidth(drag.current.width + distance))
  }
  const style: CSSProperties & Record<'--inspector-width', string> = { '--inspector-width': `${width}px` }
  return (
    <div className={styles.column} style={style}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a separator that can be moved is a widget */}
      <div
        className={styles.handle}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('editor.panels.resize')}
        aria-valuenow={width}
        aria-valuemin={INSPECTOR_WIDTHS.min}
        aria-valuemax={INSPECTOR_WIDTHS.max}
        aria-valuetext={t('editor.panels.width', { width })}
        onPointerDown={startDrag}
        onPointerMove={moveDrag}
        onPointerUp={() => {
          drag.current = null
        }}
        onPointerCancel={() => {
          drag.current = null
        }}
        onDoubleClick={() => resize(INSPECTOR_WIDTHS.initial)}
        onKeyDown={(event) => {
          const next = getKeyWidth(width, event, isRtl())
          if (next === null) return
          event.preventDefault()
          resize(next)
        }}
      />
      {/* oxlint-enable */}
      <aside className={styles.inspector} aria-label={t('editor.panels.inspector')}>
        {children}
      </aside>
    </div>
  )
}
