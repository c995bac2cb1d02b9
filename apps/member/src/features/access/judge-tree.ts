import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { chainOf, decideAccess, linkStateOf } from '@foyer/domain/access'
import type { AccessNode, AccessViewer, AppAccess } from '@foyer/domain/access'
import type { Authenticated } from '../../platform/session/session-state.ts'
import type { ClientLinkState, TreeJudge } from './access-trees.ts'

/** The rules of the house over one tree. They are loaded with the first page that links to something gated. */
export function judgeTree(app: Pick<BootApp, 'access' | 'time_zone'>, file: PageTreeFile): TreeJudge {
  const nodes = new Map<string, AccessNode>(Object.entries(file.nodes))
  const access: AppAccess = { ...app.access, sso_apple_enabled: false, sso_google_enabled: false }
  return (page_id, member, now) => {
    if (!nodes.has(page_id)) return null
    const decision = decideAccess(access, chainOf(page_id, nodes), viewerOf(member), now, app.time_zone)
    return clientState(linkStateOf(decision))
  }
}

/** The facts about a member that the client knows; grants of single pages are known to the server alone. */
export function viewerOf({ user, facts }: Authenticated): AccessViewer {
  // Who was kept on the device by an earlier version has no such list.
  const completed = new Set(facts.ever_completed_page_ids)
  for (const page_id of facts.page_completions.by_uuid) completed.add(page_id)
  return {
    subscriber_id: user.subscriber_id,
    is_admin: user.is_admin,
    active_product_ids: new Set(user.active_product_ids),
    page_entitlements: new Set(),
    completed_page_ids: completed,
    run_starts: new Map(facts.page_subscriptions.map(({ page_id, started_at }) => [page_id, started_at])),
  }
}

function clientState(link: ReturnType<typeof linkStateOf>): ClientLinkState {
  if (link.state !== 'locked') return { state: link.state }
  switch (link.reason) {
    case 'require_authentication':
      return { state: link.reason }
    case 'require_purchase':
      return { state: link.reason, product_ids: link.products, overlay_id: link.overlay }
    default:
      return {
        state: link.reason,
        available_after: link.available_after,
        waits_for: link.start_page_id === null ? 'date' : 'start',
      }
  }
}
