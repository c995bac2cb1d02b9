import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useT } from '@foyer/i18n/react'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Asks before unsaved changes are left behind, in the studio and when the tab closes. Draw what it gives back. */
export function useConfirmLeave(is_dirty: boolean): ReactNode {
  const t = useT()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => is_dirty && current.pathname !== next.pathname,
    enableBeforeUnload: is_dirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && blocker.reset()}
      role="alertdialog"
      title={t('studio.leave.title')}
      actions={
        <>
          <Button kind="outline" onClick={blocker.reset}>
            {t('studio.leave.stay')}
          </Button>
          <Button kind="danger" onClick={blocker.proceed}>
            {t('studio.leave.discard')}
          </Button>
        </>
      }
    >
      {t('studio.leave.text')}
    </Dialog>
  )
}
