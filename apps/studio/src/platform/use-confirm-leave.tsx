import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useT } from '@foyer/i18n/react'
import { useBlocker } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

type LeaveTexts = Readonly<Record<'title' | 'text' | 'stay' | 'go', string>>

type LeaveOptions = {
  /** Called before the user is asked; resolves to whether everything is saved. */
  readonly trySave?: () => Promise<boolean>
  /** The texts of the question when unsaved changes are stored as a draft and leaving loses nothing. */
  readonly draft_texts?: LeaveTexts
}

/** Asks before leaving unsaved changes, in the studio and when the tab closes. Render the returned dialog. */
export function useConfirmLeave(is_dirty: boolean, { trySave, draft_texts }: LeaveOptions = {}): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!is_dirty || current.pathname === next.pathname) return false
      return trySave === undefined || !(await trySave())
    },
    enableBeforeUnload: is_dirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveDialog draft_texts={draft_texts} onStay={blocker.reset} onLeave={blocker.proceed} />
}

type CloseGuard = {
  /** Draw it, above what may be closed. */
  readonly dialog: ReactNode
  /** Closes at once when nothing is unsaved, otherwise after a confirmation. */
  readonly leave: (close: () => void) => void
}

/** Asks the same before a panel with unsaved changes is closed while its screen stays. */
export function useConfirmClose(
  is_dirty: boolean,
  { draft_texts }: Pick<LeaveOptions, 'draft_texts'> = {},
): CloseGuard {
  const [close, setClose] = useState<(() => void) | null>(null)
  const closeDialog = (is_confirmed: boolean): void => {
    setClose(null)
    if (is_confirmed) close?.()
  }
  return {
    leave: (next) => (is_dirty ? setClose(() => next) : next()),
    dialog: close && (
      <LeaveDialog
        draft_texts={draft_texts}
        onStay={() => closeDialog(false)}
        onLeave={() => closeDialog(true)}
      />
    ),
  }
}

type LeaveDialogProps = {
  readonly draft_texts: LeaveTexts | undefined
  readonly onStay: () => void
  readonly onLeave: () => void
}

function LeaveDialog({ draft_texts, onStay, onLeave }: LeaveDialogProps) {
  const t = useT()
  const texts = draft_texts ?? {
    title: t('studio.leave.title'),
    text: t('studio.leave.text'),
    stay: t('studio.leave.stay'),
    go: t('studio.leave.discard'),
  }
  const stay = (
    <Button key="stay" kind={draft_texts ? 'ink' : 'outline'} onClick={onStay}>
      {texts.stay}
    </Button>
  )
  const go = (
    <Button key="go" kind={draft_texts ? 'outline' : 'danger'} onClick={onLeave}>
      {texts.go}
    </Button>
  )
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onStay()}
      role="alertdialog"
      title={texts.title}
      actions={draft_texts ? [go, stay] : [stay, go]}
    >
      {texts.text}
    </Dialog>
  )
}
