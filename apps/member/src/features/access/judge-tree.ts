import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { chainOf, decideAccess, linkStateOf, withViewableChildren } from '@foyer/domain/access'
import type { AccessDecision, AccessNode, AccessViewer, AppAccess } from '@foyer/domain/access'
import type { Authenticated } from '../../platform/session/session-state.ts'
import type { ClientLinkState, TreeJudge } from './access-trees.ts'

/** The rules of the house over one tree. They are loaded with the first page that links to something gated. */
export function judgeTree(app: Pick<BootApp, 'access' | 'time_zone'>, file: PageTreeFile): TreeJudge {
  const nodes = new Map<string, AccessNode>(Object.entries(file.nodes))
  const children = childrenIn(nodes)
  const access: AppAccess = { ...app.access, sso_apple_enabled: false, sso_google_enabled: false }

  const judgeFor = (member: Authenticated, now: string): ((page_id: string) => ClientLinkState) => {
    const viewer = viewerOf(member)
    const decide = remember((page_id): AccessDecision =>
      decideAccess(access, chainOf(page_id, nodes), viewer, now, app.time_zone),
    )
    const viewableBelow = remember(
      (page_id): string[] =>
        (children.get(page_id) ?? []).flatMap((child) => [
          ...(decide(child).granted ? [child] : []),
          ...viewableBelow(child),
        ]),
      [],
    )
    return (page_id) => {
      const decision = decide(page_id)
      return clientState(
        linkStateOf(decision.granted ? decision : withViewableChildren(decision, viewableBelow(page_id))),
      )
    }
  }

  let latest: { member: Authenticated; now: string; judge: ReturnType<typeof judgeFor> } | null = null
  return (page_id, member, now) => {
    if (!nodes.has(page_id)) return null
    if (latest?.member !== member || latest.now !== now)
      latest = { member, now, judge: judgeFor(member, now) }
    return latest.judge(page_id)
  }
}

function childrenIn(nodes: ReadonlyMap<string, AccessNode>): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>()
  for (const { page_id, parent } of nodes.values()) {
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), page_id])
  }
  return children
}

/**
 * Answers once for each page, however many links ask. Whoever asks again while an answer is made, as in a tree that runs
 * in a circle, is told `meanwhile`.
 */
function remember<Answer>(
  answer: (page_id: string) => Answer,
  meanwhile?: Answer,
): (page_id: string) => Answer {
  const known = new Map<string, Answer>()
  return (page_id) => {
    const before = known.get(page_id)
    if (before !== undefined) return before
    if (meanwhile !== undefined) known.set(page_id, meanwhile)
    const found = answer(page_id)
    known.set(page_id, found)
    return found
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
  const { has_viewable } = link
  switch (link.reason) {
    case 'require_authentication':
      return { state: link.reason, has_viewable }
    case 'require_purchase':
      return { state: link.reason, product_ids: link.products, overlay_id: link.overlay, has_viewable }
    default:
      return {
        ...{ state: link.reason, has_viewable },
        available_after: link.available_after,
        waits_for: link.start_page_id === null ? 'date' : 'start',
      }
  }
}
