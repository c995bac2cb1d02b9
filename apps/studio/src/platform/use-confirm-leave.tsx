import { LeaveDialog, type LeaveTexts } from '@foyer/ui/dialog'
import { useT } from '@foyer/i18n/react'
import { useBlocker } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

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
  return <LeaveQuestion draft_texts={draft_texts} onStay={blocker.reset} onLeave={blocker.proceed} />
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
      <LeaveQuestion
        draft_texts={draft_texts}
        onStay={() => closeDialog(false)}
        onLeave={() => closeDialog(true)}
      />
    ),
  }
}

type LeaveQuestionProps = {
  readonly draft_texts: LeaveTexts | undefined
  readonly onStay: () => void
  readonly onLeave: () => void
}

function LeaveQuestion({ draft_texts, onStay, onLeave }: LeaveQuestionProps) {
  const t = useT()
  const loss_texts = {
    title: t('common.leave.title'),
    text: t('common.leave.text'),
    stay: t('common.leave.stay'),
    go: t('common.leave.discard'),
  }
  return (
    <LeaveDialog
      texts={draft_texts ?? loss_texts}
      is_loss={draft_texts === undefined}
      onStay={onStay}
      onLeave={onLeave}
    />
  )
}
