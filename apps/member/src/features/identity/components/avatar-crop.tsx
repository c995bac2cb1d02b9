import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton, ProgressSegments } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { ZoomIn, ZoomOut } from 'lucide-react'
import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  type RefObject,
} from 'react'
import styles from './avatar.module.css'
import {
  toFractions,
  largestBox,
  maxZoom,
  moveBox,
  resizeBox,
  computeZoom,
  type CropBox,
  type ImageSize,
} from '../crop-box.ts'
import { FormErrorNotice } from '@foyer/ui/form'

/** Side of the square on screen, in pixels. */
const VIEW_SIZE = 264
/** Distance of an arrow key, as a share of the crop; `ZOOM_STEP` is the zoom factor of a key. */
const STEP = 0.04
const ZOOM_STEP = 1.1

/** What part of the picture is taken. */
export type CropFractions = ReturnType<typeof toFractions>

type CropProps = {
  /** The address of the picture on this device. */
  url: string
  /** Progress of the upload from 0 to 1; null while nothing is sent. */
  progress: number | null
  errorText: string | null
  onSave: (fractions: CropFractions) => void
  onUnreadable: () => void
  close: () => void
}

/** Which part of a picture becomes the member's own: dragged, pinched, or moved and zoomed by keys. */
export function AvatarCrop({ url, progress, errorText, onSave, onUnreadable, close }: CropProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const [image, setImage] = useState<{ sides: ImageSize; box: CropBox } | null>(null)
  const view = useRef<HTMLButtonElement>(null)
  const change = (next: (box: CropBox, sides: ImageSize) => CropBox): void =>
    setImage((current) => current && { ...current, box: next(current.box, current.sides) })
  const moveBy = (x: number, y: number): void =>
    change((box, sides) => moveBox(box, sides, { x: x * box.side, y: y * box.side }))
  const zoomBy = (factor: number): void => change((box, sides) => resizeBox(box, sides, box.side / factor))
  useCropPointer(view, { moveBy: (x, y) => moveBy(x / VIEW_SIZE, y / VIEW_SIZE), zoomBy })

  const onKeyDown = (event: KeyboardEvent): void => {
    const action = KEYS[event.key]
    if (!action) return
    event.preventDefault()
    if ('zoom' in action) zoomBy(action.zoom)
    else moveBy(action.x, action.y)
  }
  const is_sending = progress !== null
  return (
    <Dialog
      is_open
      title={t('sessions.avatar.crop_title')}
      onOpenChange={(is_open) => {
        if (!is_open && !is_sending) close()
      }}
      width={360}
      actions={
        <>
          <Button kind="outline" size="small" disabled={is_sending} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            size="small"
            is_busy={is_sending}
            onClick={() => image && onSave(toFractions(image.box, image.sides))}
          >
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div className={styles.crop} style={viewStyle(VIEW_SIZE)}>
        <FormErrorNotice text={errorText} />
        <button
          ref={view}
          type="button"
          className={styles.view}
          aria-label={t('sessions.avatar.move')}
          aria-describedby="avatar-keys"
          onKeyDown={onKeyDown}
        >
          <img
            src={url}
            alt=""
            draggable={false}
            style={image ? imageStyle(image.box, image.sides) : { opacity: 0 }}
            onError={onUnreadable}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setImage({ sides: { width, height }, box: largestBox({ width, height }) })
            }
          />
        </button>
        {image && (
          <div className={styles.zoom}>
            <IconButton
              label={t('sessions.avatar.zoom_out')}
              icon={<ZoomOut />}
              onClick={() => zoomBy(1 / ZOOM_STEP)}
            />
            <input
              type="range"
              aria-label={t('sessions.avatar.zoom')}
              aria-valuetext={format.percent(computeZoom(image.box, image.sides) * 100)}
              min={1}
              max={maxZoom(image.sides)}
              step={0.01}
              value={computeZoom(image.box, image.sides)}
              onChange={({ target }) =>
                change((box, sides) => resizeBox(box, sides, largestBox(sides).side / Number(target.value)))
              }
            />
            <IconButton
              label={t('sessions.avatar.zoom_in')}
              icon={<ZoomIn />}
              onClick={() => zoomBy(ZOOM_STEP)}
            />
          </div>
        )}
        <p id="avatar-keys" className={styles.keys}>
          {t('sessions.avatar.keys')}
        </p>
        {is_sending && (
          <ProgressSegments
            label={t('sessions.avatar.sending')}
            value_text={format.percent(Math.round(progress * 100))}
            value={progress}
            max={1}
          />
        )}
      </div>
    </Dialog>
  )
}

type KeyAction = { x: number; y: number } | { zoom: number }

/** Arrow keys move the crop in their physical direction, in right-to-left languages too. */
const KEYS: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  '+': { zoom: ZOOM_STEP },
  '=': { zoom: ZOOM_STEP },
  '-': { zoom: 1 / ZOOM_STEP },
}

function viewStyle(side: number): CSSProperties & { '--view': string } {
  return { '--view': `${side}px` }
}

/** Positions the picture so that the crop fills the view. */
function imageStyle({ left, top, side }: CropBox, { width, height }: ImageSize): CSSProperties {
  const scale = VIEW_SIZE / side
  return {
    inlineSize: `${width * scale}px`,
    blockSize: `${height * scale}px`,
    translate: `${-left * scale}px ${-top * scale}px`,
  }
}

type Moves = {
  /** In screen pixels, in the direction in which the crop moves over the picture. */
  moveBy: (x: number, y: number) => void
  zoomBy: (factor: number) => void
}

type Point = { x: number; y: number }

/** One pointer drags the picture, two pinch it, a wheel zooms it. */
function useCropPointer(view: RefObject<HTMLElement | null>, moves: Moves): void {
  const moveBy = useEffectEvent(moves.moveBy)
  const zoomBy = useEffectEvent(moves.zoomBy)
  useEffect(() => {
    const element = view.current
    if (!element) return undefined
    const pointers = new Map<number, Point>()
    const distance = (): number => {
      const [one, other] = [...pointers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const onDown = (event: PointerEvent): void => {
      element.setPointerCapture(event.pointerId)
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const onMove = (event: PointerEvent): void => {
      const previous = pointers.get(event.pointerId)
      if (!previous) return
      const before = distance()
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pointers.size === 1) moveBy(previous.x - event.clientX, previous.y - event.clientY)
      else if (before > 0) zoomBy(distance() / before)
    }
    const onUp = (event: PointerEvent): void => void pointers.delete(event.pointerId)
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY / 400))
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
      element.removeEventListener('wheel', onWheel)
    }
  }, [view])
}
