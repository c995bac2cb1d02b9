import { getTreeGates as call } from '@foyer/contract/pages/get-tree-gates'
import { implement } from '#platform/http/implement.ts'
import { decidePagesAccess } from '#features/access/index.ts'
import { liveSite } from '../../tree/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { membersTree, pagesBelow } from '../tree-file.ts'

export const getTreeGatesRoute = implement(
  call,
  pagesPolicy.knowPage,
  async ({ input: { root }, viewer, ctx, authorize, fail }) => {
    const site = await liveSite(ctx)
    const decided = await decidePagesAccess(ctx, viewer, [...pagesBelow(site, root)])
    const isKnown = (id: string): boolean => decided.get(id)?.is_hidden === false
    authorize({ is_known: site.pages.has(root) && isKnown(root) })
    const tree = membersTree(site, root, (id) => isKnown(id) && decided.get(id)?.is_held === true)
    if (!tree) throw fail('not_found')
    return tree
  },
)
