import { accessNode } from '@foyer/contract/access/shapes'
import { getAccessSettings as call } from '@foyer/contract/pages/get-access-settings'
import { implement } from '#platform/http/implement.ts'
import { findNodeAtRevision, listNodeHistory } from '../../access/index.ts'
import { settingsOf } from '../access-settings.ts'
import { pagesPolicy } from '../policy.ts'
import { findTreeRows } from '../repository/drafts.ts'

const LONGEST = 100

export const getAccessSettingsRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const [[page], found] = await Promise.all([
      findTreeRows(ctx.db, [input.id]),
      findNodeAtRevision(ctx.db, input.id),
    ])
    authorize({ exists: page !== undefined })
    if (!page || !found) throw fail('not_found')
    const history = await listNodeHistory(ctx.db, page.id, LONGEST)
    const { node, revision } = found
    return {
      node: settingsOf(node),
      revision,
      inherited_from: node.inherit ? page.parent_id : null,
      history: history.map(({ changed_at, author, node: was }) => ({
        changed_at: changed_at.toISOString(),
        author,
        node: accessNode.parse(was),
      })),
    }
  },
)
