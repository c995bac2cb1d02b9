import { setPagePath as call } from '@foyer/contract/pages/set-page-path'
import { implement } from '#platform/http/implement.ts'
import { parseTypedPath } from '../paths.ts'
import { pagesPolicy } from '../../policy.ts'
import { findTreeRows, findTakenPaths } from '../../queries/drafts.ts'
import { lockTree, updatePosition } from '../../queries/draft-writes.ts'
import { presentSiblings } from '../studio-tree.ts'

export const setPagePathRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const [page] = await findTreeRows(ctx.db, [input.id])
    authorize({ exists: page !== undefined })
    if (!page) throw fail('not_found')
    const path = parseTypedPath(input.path)
    if (path !== page.path) {
      await ctx.write(async (tx) => {
        await lockTree(tx)
        if ((await findTakenPaths(tx, [path])).size > 0) throw fail('path_taken')
        await updatePosition(tx, page.id, { path, at: ctx.services.clock.now(), by: viewer.name })
      })
    }
    const node = (await presentSiblings(ctx, page.parent_id)).find((sibling) => sibling.page_id === page.id)
    if (!node) throw fail('not_found')
    return node
  },
)
