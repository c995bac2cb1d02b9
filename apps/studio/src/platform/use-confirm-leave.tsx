import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useT } from '@foyer/i18n/react'
import { useBlocker } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

type LeaveWords = Readonly<Record<'title' | 'text' | 'stay' | 'go', string>>

type LeaveOptions = {
  /** Tried before anyone is asked: whether nothing is left behind any more. */
  readonly settle?: () => Promise<boolean>
  /** What is left behind is kept, so that going loses nothing: how that is said. */
  readonly kept_words?: LeaveWords
}

/** Asks before unsaved changes are left behind, in the studio and when the tab closes. Draw what it gives back. */
export function useConfirmLeave(is_dirty: boolean, { settle, kept_words }: LeaveOptions = {}): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!is_dirty || current.pathname === next.pathname) return false
      return settle === undefined || !(await settle())
    },
    enableBeforeUnload: is_dirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveQuestion kept_words={kept_words} onStay={blocker.reset} onGo={blocker.proceed} />
}

type Closing = {
  /** Draw it, above what may be closed. */
  readonly question: ReactNode
  /** Closes at once where nothing is unsaved, and else once that is answered. */
  readonly leave: (close: () => void) => void
}

/** Asks the same before what holds unsaved changes is closed, and the screen below it stays. */
export function useConfirmClose(
  is_dirty: boolean,
  { kept_words }: Pick<LeaveOptions, 'kept_words'> = {},
): Closing {
  const [close, setClose] = useState<(() => void) | null>(null)
  const answer = (is_left: boolean): void => {
    setClose(null)
    if (is_left) close?.()
  }
  return {
    leave: (next) => (is_dirty ? setClose(() => next) : next()),
    question: close && (
      <LeaveQuestion kept_words={kept_words} onStay={() => answer(false)} onGo={() => answer(true)} />
    ),
  }
}

type LeaveQuestionProps = {
  readonly kept_words: LeaveWords | undefined
  readonly onStay: () => void
  readonly onGo: () => void
}

function LeaveQuestion({ kept_words, onStay, onGo }: LeaveQuestionProps) {
  const t = useT()
  const words = kept_words ?? {
    title: t('studio.leave.title'),
    text: t('studio.leave.text'),
    stay: t('studio.leave.stay'),
    go: t('studio.leave.discard'),
  }
  const stay = (
    <Button key="stay" kind={kept_words ? 'ink' : 'outline'} onClick={onStay}>
      {words.stay}
    </Button>
  )
  const go = (
    <Button key="go" kind={kept_words ? 'outline' : 'danger'} onClick={onGo}>
      {words.go}
    </Button>
  )
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onStay()}
      role="alertdialog"
      title={words.title}
      actions={kept_words ? [go, stay] : [stay, go]}
    >
      {words.text}
    </Dialog>
  )
}
