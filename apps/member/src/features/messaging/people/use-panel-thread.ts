import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api/use-api.ts'
import { usePath } from '#platform/routing/use-path.ts'
import { useMember } from '#platform/session/use-session.ts'
import { threadKey } from '../inbox/use-threads.ts'
import { findPanelThread } from './panel-thread.ts'

/** Loads a thread. */
export function useThreadQuery(id: string) {
  const api = useApi()
  const viewer_id = useMember()?.id ?? null
  return useQuery({
    queryKey: threadKey(id, viewer_id),
    queryFn: () => api('messaging.getThread', { id }),
    enabled: id !== '',
  })
}

/** Loads the thread that a panel of the hash is about. */
export function usePanelThread(query: Readonly<Record<string, string>>) {
  const path = usePath('')
  return useThreadQuery(findPanelThread(query, path) ?? '')
}
