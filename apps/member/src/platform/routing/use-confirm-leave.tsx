import { useT } from '@foyer/i18n/react'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadWithRetry } from '../load-with-retry.ts'
import { usePlatform } from '../platform.ts'
import { guardLeaving } from './guard-leaving.ts'

const LeaveDialog = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('@foyer/ui/dialog')).LeaveDialog })),
)

/** Asks before leaving unsaved changes. Render the returned dialog. */
export function useConfirmLeave(is_dirty: boolean): ReactNode {
  const t = useT()
  const { location } = usePlatform()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useEffect(
    () => (is_dirty ? guardLeaving(location, (next) => setLeave(() => next)) : undefined),
    [is_dirty, location],
  )
  if (!leave) return null
  const texts = {
    title: t('common.leave.title'),
    text: t('common.leave.text'),
    stay: t('common.leave.stay'),
    go: t('common.leave.discard'),
  }
  return (
    <Suspense>
      <LeaveDialog
        texts={texts}
        is_loss
        onStay={() => setLeave(null)}
        onLeave={() => {
          setLeave(null)
          leave()
        }}
      />
    </Suspense>
  )
}
