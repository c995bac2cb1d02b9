import type { AccessViewer } from '@foyer/domain/access'
import type { PreviewAs } from '@foyer/contract/pages/preview-shapes'
import type { AppFacts } from '#platform/app-facts.ts'
import { decideFromFacts, type PageDecision } from '../../access/index.ts'
import type { Site } from '../tree/index.ts'

/**
 * What is decided about a page for whom it is shown to, by the same decision as for everybody else. The member is one
 * who holds the chosen products and has not begun anything yet.
 */
export function decidePreview(
  app: AppFacts,
  site: Site,
  shown_as: Exclude<PreviewAs, { kind: 'everything' }>,
  { page_id, now }: { page_id: string; now: Date },
): PageDecision {
  const viewer = createPreviewViewer(shown_as)
  return decideFromFacts(
    app,
    { nodes: site.nodes, viewer, owned_page_ids: new Set(), once_held: new Set() },
    page_id,
    now,
  )
}

/** Whom the page is shown to, as the decision knows them; null for a guest. */
export function createPreviewViewer(
  shown_as: Exclude<PreviewAs, { kind: 'everything' }>,
): AccessViewer | null {
  return shown_as.kind === 'guest' ? null : createMember(shown_as.product_ids)
}

function createMember(product_ids: readonly string[]): AccessViewer {
  return {
    subscriber_id: 'anyone',
    is_admin: false,
    active_product_ids: new Set(product_ids),
    page_entitlements: new Set(),
    completed_page_ids: new Set(),
    run_starts: new Map(),
  }
}
