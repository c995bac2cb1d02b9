import { Button } from '../button/index.ts'
import { Dialog } from './dialog.tsx'

export type LeaveTexts = Readonly<Record<'title' | 'text' | 'stay' | 'go', string>>

export type LeaveDialogProps = {
  readonly texts: LeaveTexts
  /** Whether leaving loses the changes; otherwise they are stored somewhere else. */
  readonly is_loss: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks whether to leave a screen or panel with unsaved changes. */
export function LeaveDialog({ texts, is_loss, onStay, onLeave }: LeaveDialogProps) {
  const stay = (
    <Button key="stay" kind={is_loss ? 'outline' : 'ink'} onClick={onStay}>
      {texts.stay}
    </Button>
  )
  const go = (
    <Button key="go" kind={is_loss ? 'danger' : 'outline'} onClick={onLeave}>
      {texts.go}
    </Button>
  )
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onStay()}
      role="alertdialog"
      title={texts.title}
      actions={is_loss ? [stay, go] : [go, stay]}
    >
      {texts.text}
    </Dialog>
  )
}
