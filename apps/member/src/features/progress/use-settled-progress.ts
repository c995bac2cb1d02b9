import { useEffect, useEffectEvent } from 'react'
import type { WaitingWrite } from '../../platform/offline/write-queue.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useOptimism } from './use-optimism.ts'

/** Reads progress anew when changes that waited are sent or refused. */
export function useSettledProgress(): void {
  const { queue, session } = usePlatform()
  const { readAnew } = useOptimism()
  const settle = useEffectEvent(async (write: WaitingWrite) => {
    if (write.kind !== 'complete' && write.kind !== 'bookmark' && write.kind !== 'start') return
    await session.refresh()
    await readAnew()
  })
  useEffect(() => queue.onSettled((write) => void settle(write)), [queue])
}
