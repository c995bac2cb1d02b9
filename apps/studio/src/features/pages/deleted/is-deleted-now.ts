import { queryClient } from '#platform/query-client.ts'
import { pagesQuery } from '../queries.ts'
import { getPosition } from '../tree/tree-positions.ts'

/**
 * Whether a page is deleted now, from a fresh tree that replaces the cached one. Rejects when the server does not
 * respond. Pending tree requests are cancelled, since they may be outdated.
 */
export async function isDeletedNow(slug: string, page_id: string): Promise<boolean> {
  const tree = pagesQuery(slug)
  await queryClient.cancelQueries({ queryKey: tree.queryKey })
  const { items } = await queryClient.fetchQuery({ ...tree, staleTime: 0 })
  return getPosition(items, page_id) === null
}
