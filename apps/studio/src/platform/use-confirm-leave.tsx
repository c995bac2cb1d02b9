import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useT } from '@foyer/i18n/react'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type LeaveWords = Readonly<Record<'title' | 'text' | 'stay' | 'go', string>>

type LeaveOptions = {
  /** Tried before anyone is asked: whether nothing is left behind any more. */
  readonly settle?: () => Promise<boolean>
  /** What is left behind is kept, so that going loses nothing: how that is said. */
  readonly kept_words?: LeaveWords
}

/** Asks before unsaved changes are left behind, in the studio and when the tab closes. Draw what it gives back. */
export function useConfirmLeave(is_dirty: boolean, { settle, kept_words }: LeaveOptions = {}): ReactNode {
  const t = useT()
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!is_dirty || current.pathname === next.pathname) return false
      return settle === undefined || !(await settle())
    },
    enableBeforeUnload: is_dirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const words = kept_words ?? {
    title: t('studio.leave.title'),
    text: t('studio.leave.text'),
    stay: t('studio.leave.stay'),
    go: t('studio.leave.discard'),
  }
  const stay = (
    <Button key="stay" kind={kept_words ? 'ink' : 'outline'} onClick={blocker.reset}>
      {words.stay}
    </Button>
  )
  const go = (
    <Button key="go" kind={kept_words ? 'outline' : 'danger'} onClick={blocker.proceed}>
      {words.go}
    </Button>
  )
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && blocker.reset()}
      role="alertdialog"
      title={words.title}
      actions={kept_words ? [go, stay] : [stay, go]}
    >
      {words.text}
    </Dialog>
  )
}
