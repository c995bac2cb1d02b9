import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent } from 'react'
import type { WriteOutcome, QueuedWrite } from '../platform/offline/write-queue.ts'
import { useWriteQueue } from '../platform/offline/use-queue.ts'
import { useToast } from '../platform/toasts.ts'

/** Says so, wherever the member is by now, when a change that waited is refused after all. */
export function useRejectedWriteToasts(): void {
  const t = useT()
  const toast = useToast()
  const queue = useWriteQueue()
  const notify = useEffectEvent(({ title }: QueuedWrite, result: WriteOutcome) => {
    if ('error' in result) toast({ text: t('member.offline.refused', { title }), tone: 'danger' })
  })
  useEffect(() => queue.onSettled((write, result) => notify(write, result)), [queue])
}
