import { accessNode } from '@foyer/contract/access/shapes'
import { getAccessSettings as call } from '@foyer/contract/pages/get-access-settings'
import { implement } from '#platform/http/implement.ts'
import { findNode, listNodeHistory } from '../../access/index.ts'
import { settingsOf } from '../access-settings.ts'
import { pagesPolicy } from '../policy.ts'
import { findTreeRows } from '../repository/drafts.ts'

const LONGEST = 100

export const getAccessSettingsRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const [[page], node] = await Promise.all([findTreeRows(ctx.db, [input.id]), findNode(ctx.db, input.id)])
    authorize({ exists: page !== undefined })
    if (!page || !node) throw fail('not_found')
    const history = await listNodeHistory(ctx.db, page.id, LONGEST)
    return {
      node: settingsOf(node),
      inherited_from: node.inherit ? page.parent_id : null,
      history: history.map(({ changed_at, author, node: was }) => ({
        changed_at: changed_at.toISOString(),
        author,
        node: accessNode.parse(was),
      })),
    }
  },
)
