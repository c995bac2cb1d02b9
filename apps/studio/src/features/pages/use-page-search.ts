import { useCallback } from 'react'
import { useAppCall } from '../../platform/api.ts'
import type { TreeNode } from './queries.ts'

/** Searches the pages of the app of the route. */
export function usePageSearch(content_type?: string): (term: string) => Promise<readonly TreeNode[]> {
  const call = useAppCall()
  return useCallback(
    async (term) => {
      const kind = content_type ? { content_type } : {}
      return (await call('pages.searchPages', { term, ...kind })).items
    },
    [call, content_type],
  )
}
