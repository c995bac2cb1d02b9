import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './styles.module.css'

export type LightboxProps = {
  readonly onClose: () => void
  /** What is shown, for everyone who cannot see it. */
  readonly label: string
  readonly close_label: string
  readonly children: ReactNode
}

/** A picture or a video on the whole screen. Escape, a tap beside it and the button close it. */
export function Lightbox({ onClose, label, close_label, children }: LightboxProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen
      onOpenChange={(is_open) => {
        if (!is_open) onClose()
      }}
      className={cx(styles.scrim)}
    >
      <Modal className={cx(styles.panel)}>
        <Dialog className={cx(styles.dialog)} aria-label={label}>
          {children}
        </Dialog>
        <div className={styles.close}>
          <IconButton label={close_label} icon={<X />} kind="glass" onClick={onClose} />
        </div>
      </Modal>
    </ModalOverlay>
  )
}
