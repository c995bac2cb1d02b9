import { X } from 'lucide-react'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import overlay from '../overlay/styles.module.css'

export type DialogProps = {
  readonly is_open: boolean
  readonly onOpenChange: (is_open: boolean) => void
  readonly title: string
  readonly children?: ReactNode
  /** Buttons at the foot: the safe one first, the main one last. */
  readonly actions?: ReactNode
  /** Names the close button; without it there is none and only an action answers. */
  readonly close_label?: string
  /** Widest width in px. */
  readonly width?: number
  /** `alertdialog` confirms something that cannot be undone: only its buttons and Escape close it. */
  readonly role?: 'dialog' | 'alertdialog'
  /**
   * `bare`: the content fills the panel with its own header, and the title is for screen readers only; a sheet
   * on a phone. `command`: the same near the top, for content that starts with an input.
   */
  readonly look?: 'plain' | 'bare' | 'command'
  /** A side panel on a background of its own; below the content on a phone. */
  readonly aside?: ReactNode
}

/** A centred dialog. It takes the focus and returns it to its trigger on close. */
export function Dialog(props: DialogProps) {
  const { is_open, onOpenChange, title, children, actions, close_label, width = 440, role = 'dialog' } = props
  const { look = 'plain', aside } = props
  const is_bare = look !== 'plain'
  const heading = useId()
  const size: CSSProperties & { '--width': string } = { '--width': `${width}px` }
  const content = (
    <>
      {is_bare ? (
        <VisuallyHidden>
          <h2 id={heading}>{title}</h2>
        </VisuallyHidden>
      ) : (
        <div className={overlay.header}>
          <h2 id={heading} className={overlay.title}>
            {title}
          </h2>
          {close_label && (
            <IconButton label={close_label} icon={<X />} size="small" onClick={() => onOpenChange(false)} />
          )}
        </div>
      )}
      {children && <div className={cx(overlay.body, is_bare && overlay.bare)}>{children}</div>}
      {actions && <div className={overlay.footer}>{actions}</div>}
    </>
  )
  return (
    <ModalOverlay
      isDismissable={role === 'dialog'}
      isOpen={is_open}
      onOpenChange={onOpenChange}
      className={cx(overlay.scrim)}
    >
      <Modal
        className={cx(
          overlay.panel,
          overlay.center,
          is_bare && overlay.cut,
          look === 'bare' && overlay.low,
          look === 'command' && overlay.high,
        )}
        style={size}
      >
        <AriaDialog
          className={cx(overlay.dialog, aside !== undefined && overlay.split)}
          role={role}
          aria-labelledby={heading}
        >
          {aside ? <div className={overlay.main}>{content}</div> : content}
          {aside && <aside className={overlay.aside}>{aside}</aside>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
