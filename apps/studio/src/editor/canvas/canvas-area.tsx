import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, useEffect } from 'react'
import type { BlockStep } from '../state/blocks.ts'
import { FloatingBlockTools, type BlockCommands } from './block-tools.tsx'
import styles from './canvas-area.module.css'
import { fitDevice, nextZoom, type Device } from './devices.ts'
import { useBlockBox } from './use-block-box.ts'
import { getRevealOffset } from './reveal-offset.ts'

type CanvasAreaProps = {
  readonly device: Device
  /** On a phone the page fills the area and its tools are elsewhere. */
  readonly is_full_width: boolean
  readonly frame: Document | null
  /** The block that is chosen; null for the page itself. */
  readonly block: {
    readonly id: string
    readonly name: string
    readonly steps: ReadonlySet<BlockStep>
    readonly has_nesting: boolean
  } | null
  readonly commands: BlockCommands
  readonly onAdd: () => void
  /** Called for a press beside the device. */
  readonly onSelectPage: () => void
  readonly onPreview: () => void
  readonly onShowShortcuts: () => void
  /** The page in its frame. */
  readonly children: ReactNode
}

/** The area with the device preview, scaled as a whole, and the tools of the selected block. */
export function CanvasArea({
  device,
  is_full_width: is_small,
  frame,
  block,
  commands,
  onAdd,
  onSelectPage,
  onPreview,
  onShowShortcuts,
  children,
}: CanvasAreaProps) {
  const t = useT()
  const area = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 860, height: 800 })
  const [chosen_zoom, setZoom] = useState<number | null>(null)

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const is_full_width = is_small && device === 'phone'
  const fit = fitDevice(device, size, is_full_width)
  const zoom = is_full_width ? 1 : (chosen_zoom ?? fit.zoom)
  useScrollIntoView(frame, block?.id ?? null)
  const box = useBlockBox(area, frame, block?.id ?? null, zoom)
  const frame_style: CSSProperties & Record<`--${string}`, string | number> = {
    '--width': `${fit.width}px`,
    '--height': `${fit.height}px`,
    '--zoom': zoom,
  }
  return (
    <div className={styles.area} ref={area} data-bare={is_full_width}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- by keys, Escape does the same */}
      <div
        className={styles.scroll}
        onPointerDown={({ target, currentTarget }) => {
          if (target === currentTarget) onSelectPage()
        }}
      >
        <div className={styles.device} data-device={device} style={frame_style}>
          <div className={styles.bezel}>
            <div className={styles.screen}>{children}</div>
          </div>
        </div>
      </div>
      {block && box && !is_full_width && (
        <FloatingBlockTools
          box={box}
          name={block.name}
          steps={block.steps}
          has_nesting={block.has_nesting}
          commands={commands}
        />
      )}
      {!is_full_width && (
        <>
          <fieldset className={styles.zoom} aria-label={t('editor.canvas.zoom')}>
            <IconButton
              size="small"
              kind="outline"
              icon={<Minus />}
              label={t('editor.canvas.zoom_out')}
              onClick={() => setZoom(nextZoom(zoom, -1))}
            />
            <button
              type="button"
              className={styles.percent}
              onClick={() => setZoom(null)}
              title={t('editor.canvas.zoom_fit')}
            >
              {t('editor.canvas.percent', { value: Math.round(zoom * 100) })}
            </button>
            <IconButton
              size="small"
              kind="outline"
              icon={<Plus />}
              label={t('editor.canvas.zoom_in')}
              onClick={() => setZoom(nextZoom(zoom, 1))}
            />
          </fieldset>
          <div className={styles.hints}>
            <Hint keys="A" label={t('editor.canvas.add')} onClick={onAdd} />
            <Hint keys="T" label={t('editor.preview.button')} onClick={onPreview} />
            <Hint keys="?" label={t('editor.keys.title')} onClick={onShowShortcuts} />
          </div>
        </>
      )}
    </div>
  )
}

/** A command with its key; the key alone where its name would cover the device. */
function Hint({ keys, label, onClick }: { keys: string; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.hint}
      aria-label={`${keys} ${label}`}
      title={label}
      onClick={onClick}
    >
      <kbd>{keys}</kbd>
      <span aria-hidden="true">{label}</span>
    </button>
  )
}

/** The events by which the user scrolls the page themselves. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the frame to the selected block unless it is visible. It stays visible while the page loads and grows,
 * until the user scrolls.
 */
function useScrollIntoView(frame: Document | null, block_id: string | null): void {
  useEffect(() => {
    const window = frame?.defaultView
    if (!frame || !window || block_id === null) return undefined
    const scrollToBlock = (): void => {
      const block = frame.querySelector(`[data-block="${CSS.escape(block_id)}"]`)
      const offset = block ? getRevealOffset(block.getBoundingClientRect(), window.innerHeight) : 0
      const prefers_reduced_motion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      if (offset !== 0)
        window.scrollBy({ top: offset, behavior: prefers_reduced_motion ? 'instant' : 'smooth' })
    }
    scrollToBlock()
    const abort_controller = new AbortController()
    const resize_observer = new ResizeObserver(scrollToBlock)
    resize_observer.observe(frame.body)
    window.addEventListener('resize', scrollToBlock, { signal: abort_controller.signal })
    abort_controller.signal.addEventListener('abort', () => resize_observer.disconnect())
    for (const event_name of USER_SCROLL_EVENTS)
      frame.addEventListener(event_name, () => abort_controller.abort(), {
        signal: abort_controller.signal,
        passive: true,
      })
    return () => abort_controller.abort()
  }, [frame, block_id])
}
