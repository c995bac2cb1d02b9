import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent } from 'react'
import type { Settled, WaitingWrite } from '../platform/offline/write-queue.ts'
import { useQueue } from '../platform/offline/use-queue.ts'
import { useToast } from '../platform/toasts.ts'

/** Says so, wherever the member is by now, when a change that waited is refused after all. */
export function useRefusedWrites(): void {
  const t = useT()
  const toast = useToast()
  const queue = useQueue()
  const tell = useEffectEvent(({ title }: WaitingWrite, result: Settled) => {
    if ('error' in result) toast({ text: t('member.offline.refused', { title }), tone: 'danger' })
  })
  useEffect(() => queue.onSettled((write, result) => tell(write, result)), [queue])
}
