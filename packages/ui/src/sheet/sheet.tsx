import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button/index.ts'
import overlay from '../overlay/styles.module.css'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useDragToClose } from './use-drag-to-close.ts'

export type SheetProps = {
  /** `dialog` stands in the middle on phones too; `full_screen` covers the page everywhere. */
  readonly layout?: 'sheet' | 'dialog' | 'full_screen'
  readonly is_open: boolean
  readonly onOpenChange: (is_open: boolean) => void
  readonly title: string
  /** The title is only heard; the content shows one of its own. */
  readonly is_title_hidden?: boolean
  /**
   * The position of the close button: a `row` of its own, or with a hidden title `beside` the content's first line,
   * which leaves 4rem free at the end, or as glass on `art` that fills the top of the sheet.
   */
  readonly close_place?: 'row' | 'beside' | 'art'
  readonly close_label: string
  readonly children: ReactNode
  /** Stays at the foot while the content scrolls. */
  readonly footer?: ReactNode
  /** Shown above everything else, such as the test mode ribbon. */
  readonly ribbon?: ReactNode
}

const classes = { sheet: overlay.sheet, dialog: overlay.center, full_screen: overlay.full } as const

/**
 * A sheet from the bottom on phones, a centred dialog of 440 px from 768 px. Dragging down, Escape, the scrim and
 * the close button close it; focus moves in and returns to the trigger.
 */
export function Sheet(props: SheetProps) {
  const {
    layout = 'sheet',
    is_open,
    onOpenChange,
    title,
    is_title_hidden = false,
    close_place = 'row',
    close_label,
    children,
    footer,
    ribbon,
  } = props
  const heading = useId()
  const drag = useDragToClose(() => onOpenChange(false))
  return (
    <ModalOverlay isDismissable isOpen={is_open} onOpenChange={onOpenChange} className={cx(overlay.scrim)}>
      <Modal className={cx(overlay.panel, classes[layout])} data-sheet="">
        <Dialog className={cx(overlay.dialog)} data-close={close_place} aria-labelledby={heading}>
          {ribbon}
          {layout === 'sheet' && <div className={overlay.grip} {...drag} />}
          <div className={overlay.header}>
            {is_title_hidden ? (
              <>
                <VisuallyHidden id={heading}>{title}</VisuallyHidden>
                <span className={overlay.title} />
              </>
            ) : (
              <h2 id={heading} className={overlay.title}>
                {title}
              </h2>
            )}
            <IconButton
              label={close_label}
              icon={<X />}
              kind={close_place === 'art' ? 'glass' : 'soft'}
              size="small"
              onClick={() => onOpenChange(false)}
            />
          </div>
          <div className={overlay.body}>{children}</div>
          {footer && <div className={overlay.footer}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
