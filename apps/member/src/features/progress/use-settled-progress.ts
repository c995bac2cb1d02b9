import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent } from 'react'
import type { Settled, WaitingWrite } from '../../platform/offline/write-queue.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useToast } from '../../platform/toasts.ts'
import { useOptimism } from './use-optimism.ts'

/** Reads progress anew when changes that waited are sent, and says so when one of them was refused after all. */
export function useSettledProgress(): void {
  const t = useT()
  const toast = useToast()
  const { queue, session } = usePlatform()
  const { readAnew } = useOptimism()
  const settle = useEffectEvent(async (write: WaitingWrite, result: Settled) => {
    if (write.kind !== 'complete' && write.kind !== 'bookmark' && write.kind !== 'start') return
    if ('error' in result) {
      toast({ text: t('progress.refused_later', { title: write.title }), tone: 'danger' })
    }
    await session.refresh()
    await readAnew()
  })
  useEffect(() => queue.onSettled((write, result) => void settle(write, result)), [queue])
}
