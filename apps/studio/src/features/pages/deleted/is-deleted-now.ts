import { queryClient } from '#platform/query-client.ts'
import { pagesQuery } from '../queries.ts'
import { getPosition } from '../tree/tree-positions.ts'

/**
 * Whether a page is deleted, as the app says now, which is what the tree shows from then on. Rejects where the app does
 * not answer. What was asked before and is still on its way would tell of an earlier moment, so it is given up.
 */
export async function isDeletedNow(slug: string, page_id: string): Promise<boolean> {
  const tree = pagesQuery(slug)
  await queryClient.cancelQueries({ queryKey: tree.queryKey })
  const { items } = await queryClient.fetchQuery({ ...tree, staleTime: 0 })
  return getPosition(items, page_id) === null
}
