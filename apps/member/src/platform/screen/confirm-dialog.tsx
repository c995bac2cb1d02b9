import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import type { ReactNode } from 'react'

type ConfirmProps = {
  title: string
  /** What happens then. */
  text: string
  cancel_label: string
  confirm_label: string
  is_busy: boolean
  onConfirm: () => void
  close: () => void
}

/** Asks for confirmation of an irreversible action, with the cancel button first. */
export function ConfirmDialog(props: ConfirmProps): ReactNode {
  const { title, text, cancel_label, confirm_label, is_busy, onConfirm, close } = props
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button kind="outline" size="small" onClick={close}>
            {cancel_label}
          </Button>
          <Button kind="danger" size="small" is_busy={is_busy} onClick={onConfirm}>
            {confirm_label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
