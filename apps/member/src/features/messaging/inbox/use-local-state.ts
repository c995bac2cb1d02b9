import { useQuery } from '@tanstack/react-query'
import { useQueuedWrites } from '#platform/offline/use-queue.ts'
import type { QueuedWrite } from '#platform/offline/write-queue.ts'
import { usePlatform } from '#platform/platform.ts'
import { useMember } from '#platform/session/use-session.ts'
import { useStore } from '#platform/store.ts'
import { messageDrafts } from '../composer/drafts.ts'
import type { LocalState } from './last-line.ts'

/** What this device has of a thread: a draft, messages that wait for a network, and those that were refused. */
export function useLocalState(thread_id: string, is_open: boolean): LocalState {
  const viewer_id = useMember()?.id ?? ''
  const { queue } = usePlatform()
  const waiting = useQueuedWrites('send')
  const refused = useStore(queue.refused)
  const { data } = useQuery({
    queryKey: ['messaging', 'draft', thread_id, viewer_id],
    queryFn: async () => (await messageDrafts.read(viewer_id, thread_id))?.text ?? '',
    enabled: !is_open,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  const isOfThread = ({ name, input }: QueuedWrite): boolean =>
    name === 'messaging.postMessage' && (input as { id: string }).id === thread_id
  return {
    draft: is_open ? '' : (data ?? ''),
    has_failed: refused.some(isOfThread),
    is_waiting: waiting.some(isOfThread),
  }
}
