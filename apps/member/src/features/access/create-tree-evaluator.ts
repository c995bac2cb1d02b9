import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { getAccessChain, decideAccess, toLinkState, withViewableChildren } from '@foyer/domain/access'
import type { AccessDecision, AccessNode, AccessViewer, AppAccess } from '@foyer/domain/access'
import type { Authenticated } from '../../platform/session/session-state.ts'
import type { ClientLinkState, TreeEvaluator } from './access-trees.ts'

/** Applies the domain's access rules to one tree. Loaded with the first page that links to something gated. */
export function createTreeEvaluator(
  app: Pick<BootApp, 'access' | 'time_zone'>,
  file: PageTreeFile,
): TreeEvaluator {
  const nodes = new Map<string, AccessNode>(Object.entries(file.nodes))
  const children = groupChildren(nodes)
  const access: AppAccess = { ...app.access, sso_apple_enabled: false, sso_google_enabled: false }

  const evaluatorFor = (member: Authenticated, now: string): ((page_id: string) => ClientLinkState) => {
    const viewer = toAccessViewer(member)
    const decide = memoize((page_id): AccessDecision =>
      decideAccess(access, getAccessChain(page_id, nodes), viewer, now, app.time_zone),
    )
    const viewableBelow = memoize(
      (page_id): string[] =>
        (children.get(page_id) ?? []).flatMap((child) => [
          ...(decide(child).granted ? [child] : []),
          ...viewableBelow(child),
        ]),
      [],
    )
    return (page_id) => {
      const decision = decide(page_id)
      return toClientLinkState(
        toLinkState(decision.granted ? decision : withViewableChildren(decision, viewableBelow(page_id))),
      )
    }
  }

  let latest: { member: Authenticated; now: string; evaluate: ReturnType<typeof evaluatorFor> } | null = null
  return (page_id, member, now) => {
    if (!nodes.has(page_id)) return null
    if (latest?.member !== member || latest.now !== now)
      latest = { member, now, evaluate: evaluatorFor(member, now) }
    return latest.evaluate(page_id)
  }
}

function groupChildren(nodes: ReadonlyMap<string, AccessNode>): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>()
  for (const { page_id, parent } of nodes.values()) {
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), page_id])
  }
  return children
}

/**
 * Computes each page once. A nested request for a page that is still being computed, as in a cyclic tree, returns
 * `fallback`.
 */
function memoize<Answer>(
  compute: (page_id: string) => Answer,
  fallback?: Answer,
): (page_id: string) => Answer {
  const cache = new Map<string, Answer>()
  return (page_id) => {
    const cached = cache.get(page_id)
    if (cached !== undefined) return cached
    if (fallback !== undefined) cache.set(page_id, fallback)
    const result = compute(page_id)
    cache.set(page_id, result)
    return result
  }
}

/** The facts about a member that the client knows; entitlements to single pages are known to the server only. */
export function toAccessViewer({ user, facts }: Authenticated): AccessViewer {
  // A session stored by an earlier version has no such list.
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

function toClientLinkState(link: ReturnType<typeof toLinkState>): ClientLinkState {
  if (link.state !== 'locked') return { state: link.state }
  const { has_viewable } = link
  switch (link.reason) {
    case 'require_authentication':
      return { state: link.reason, has_viewable }
    case 'require_purchase':
      return { state: link.reason, product_ids: link.products, overlay_id: link.overlay, has_viewable }
    default:
      return {
        state: link.reason,
        has_viewable,
        available_after: link.available_after,
        waits_for: link.start_page_id === null ? 'date' : 'start',
      }
  }
}
