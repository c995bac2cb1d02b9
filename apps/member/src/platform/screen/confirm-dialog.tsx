import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import type { ReactNode } from 'react'

type ConfirmProps = {
  title: string
  /** What happens then. */
  text: string
  keep_label: string
  do_label: string
  is_busy: boolean
  onConfirm: () => void
  close: () => void
}

/** Asks before something that cannot be undone: the way out first, the deed last. */
export function ConfirmDialog(props: ConfirmProps): ReactNode {
  const { title, text, keep_label, do_label, is_busy, onConfirm, close } = props
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
            {keep_label}
          </Button>
          <Button kind="danger" size="small" is_busy={is_busy} onClick={onConfirm}>
            {do_label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
