import { accessNode } from '@foyer/contract/access/shapes'
import { getAccessSettings as call } from '@foyer/contract/pages/get-access-settings'
import { getAccessChain } from '@foyer/domain/access'
import { pageTraits } from '@foyer/content/definitions'
import { implement } from '#platform/http/implement.ts'
import { findNodeAtRevision, listNodeHistory, loadAccessFacts } from '#features/access/index.ts'
import { findConfigurablePage, extractSettings } from '../access-settings.ts'
import { pagesPolicy } from '../../policy.ts'
import { findTitles } from '../../queries/drafts.ts'

const MAX_HISTORY = 100

export const getAccessSettingsRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const [page, found] = await Promise.all([
      findConfigurablePage(ctx, input.id),
      findNodeAtRevision(ctx.db, input.id),
    ])
    authorize({ exists: page !== null })
    if (!page || !found) throw fail('not_found')
    const [history, { nodes }] = await Promise.all([
      listNodeHistory(ctx.db, page.id, MAX_HISTORY),
      loadAccessFacts(ctx.db, null, [page.id], ctx.now()),
    ])
    const { node, revision } = found
    const root = getAccessChain(page.id, nodes)
      .slice(1)
      .find((ancestor) => ancestor.is_progress_root)
    const titles = await findTitles(ctx.db, root ? [root.page_id] : [])
    return {
      node: extractSettings(node),
      revision,
      inherited_from: node.inherit ? page.parent_id : null,
      root_above: root ? { page_id: root.page_id, title: titles.get(root.page_id) ?? '' } : null,
      is_always_started: pageTraits(page.content_type).is_progress_container,
      history: history.map(({ changed_at, author, node: was }) => ({
        changed_at: changed_at.toISOString(),
        author,
        node: accessNode.parse(was),
      })),
    }
  },
)
