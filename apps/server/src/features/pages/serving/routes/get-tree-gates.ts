import { getTreeGates as call } from '@foyer/contract/pages/get-tree-gates'
import { implement } from '#platform/http/implement.ts'
import { decidePagesAccess } from '#features/access/index.ts'
import { loadLiveSite } from '../../tree/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { createMemberTree, walkSubtree } from '../tree-file.ts'

export const getTreeGatesRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input: { root }, viewer, ctx, authorize, fail }) => {
    const site = await loadLiveSite(ctx)
    const decided = await decidePagesAccess(ctx, viewer, [...walkSubtree(site, root)])
    const isKnown = (id: string): boolean => decided.get(id)?.is_hidden === false
    authorize({ is_known: site.pages.has(root) && isKnown(root) })
    const tree = createMemberTree(site, root, (id) => isKnown(id) && decided.get(id)?.is_owned === true)
    if (!tree) throw fail('not_found')
    return tree
  },
)
