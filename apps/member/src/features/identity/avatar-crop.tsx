import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton, ProgressSegments } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import styles from './avatar.module.css'
import {
  fractionsOf,
  largestBox,
  mostZoom,
  movedBox,
  resizedBox,
  zoomOf,
  type CropBox,
  type Sides,
} from './crop-box.ts'
import { FaultNotice } from './fault-form.tsx'
import { useCropPointer } from './use-crop-pointer.ts'

/** Side of the square on screen, in pixels. */
const VIEW = 264
/** How far an arrow key goes, and how much a key of zoom, as shares of what is shown. */
const STEP = 0.04
const ZOOM_STEP = 1.1

/** What part of the picture is taken. */
export type Fractions = ReturnType<typeof fractionsOf>

type CropProps = {
  /** The address of the picture on this device. */
  url: string
  /** How much of the upload has gone, 0 to 1; null while nothing is sent. */
  progress: number | null
  fault: string | null
  onSave: (fractions: Fractions) => void
  onUnreadable: () => void
  close: () => void
}

/** Which part of a picture becomes the member's own: dragged, pinched, or moved and zoomed by keys. */
export function AvatarCrop({ url, progress, fault, onSave, onUnreadable, close }: CropProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const [picture, setPicture] = useState<{ sides: Sides; box: CropBox } | null>(null)
  const view = useRef<HTMLButtonElement>(null)
  const change = (next: (box: CropBox, sides: Sides) => CropBox): void =>
    setPicture((was) => was && { ...was, box: next(was.box, was.sides) })
  const moveBy = (x: number, y: number): void =>
    change((box, sides) => movedBox(box, sides, { x: x * box.side, y: y * box.side }))
  const zoomBy = (factor: number): void => change((box, sides) => resizedBox(box, sides, box.side / factor))
  useCropPointer(view, { moveBy: (x, y) => moveBy(x / VIEW, y / VIEW), zoomBy })

  const onKeyDown = (event: KeyboardEvent): void => {
    const act = KEYS[event.key]
    if (!act) return
    event.preventDefault()
    if ('zoom' in act) zoomBy(act.zoom)
    else moveBy(act.x, act.y)
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
            onClick={() => picture && onSave(fractionsOf(picture.box, picture.sides))}
          >
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div className={styles.crop} style={sizeOf(VIEW)}>
        <FaultNotice text={fault} />
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
            style={picture ? placeOf(picture.box, picture.sides) : { opacity: 0 }}
            onError={onUnreadable}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPicture({ sides: { width, height }, box: largestBox({ width, height }) })
            }
          />
        </button>
        {picture && (
          <div className={styles.zoom}>
            <IconButton
              label={t('sessions.avatar.zoom_out')}
              icon={<ZoomOut />}
              onClick={() => zoomBy(1 / ZOOM_STEP)}
            />
            <input
              type="range"
              aria-label={t('sessions.avatar.zoom')}
              aria-valuetext={format.percent(zoomOf(picture.box, picture.sides) * 100)}
              min={1}
              max={mostZoom(picture.sides)}
              step={0.01}
              value={zoomOf(picture.box, picture.sides)}
              onChange={({ target }) =>
                change((box, sides) => resizedBox(box, sides, largestBox(sides).side / Number(target.value)))
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

type Act = { x: number; y: number } | { zoom: number }

/** The square moves over the picture as the keys say, in every direction of writing. */
const KEYS: Readonly<Record<string, Act>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  '+': { zoom: ZOOM_STEP },
  '=': { zoom: ZOOM_STEP },
  '-': { zoom: 1 / ZOOM_STEP },
}

function sizeOf(side: number): CSSProperties & { '--view': string } {
  return { '--view': `${side}px` }
}

/** Puts the picture so that the square fills the view. */
function placeOf({ left, top, side }: CropBox, { width, height }: Sides): CSSProperties {
  const scale = VIEW / side
  return {
    inlineSize: `${width * scale}px`,
    blockSize: `${height * scale}px`,
    translate: `${-left * scale}px ${-top * scale}px`,
  }
}
