import type { PageLink } from '@foyer/contract/pages/page-index'
import { ACCESS_RETRY } from '@foyer/domain/constants'
import type { Authenticated } from '../../platform/session/session-state.ts'
import { createStore } from '../../platform/store.ts'
import type { Store } from '../../platform/store.ts'
import { withTimeout } from '../../platform/with-timeout.ts'

/** A member's access to a page as far as the client knows; the server alone decides. */
export type ClientLinkState = (
  | { state: 'granted' | 'require_authentication' | 'missing' }
  | { state: 'require_purchase'; product_ids: readonly string[]; overlay_id: string | null }
  /** A page that waits for a start has no date; its lock shows where to start. */
  | { state: 'is_scheduled'; available_after: string | null; waits_for: 'date' | 'start' }
) & {
  /** The page is locked but lists accessible descendants, so a link opens it rather than its purchase. */
  has_viewable?: boolean
}

/** Decides for one page of a loaded tree; null for a page that is not in it. */
export type TreeEvaluator = (page_id: string, member: Authenticated, now: string) => ClientLinkState | null

/** The access decisions of the loaded trees, and the time they apply to. */
export type AccessSnapshot = {
  now: string
  /** `loading` while the page's tree loads; null when the tree is unknown or does not contain the page. */
  linkStateFor: (
    link: Pick<PageLink, 'page_id' | 'root_id'>,
    member: Authenticated,
  ) => ClientLinkState | 'loading' | null
}

/** The access trees that this visit has read. */
export interface AccessTrees {
  /** The current decisions; a new snapshot follows each tree that is requested or loaded. */
  latest: Pick<Store<AccessSnapshot>, 'get' | 'initial' | 'subscribe'>
  /**
   * Loads the trees of some root pages, each once. A failed or late request is dropped, and the next page tries
   * again.
   */
  load: (root_ids: readonly string[]) => Promise<void>
  /** Forgets all trees: access has changed. */
  clear: () => void
}

type Options = {
  /** Reads a tree and the rules over it; null where the member may know nothing of it. */
  loadTree: (root_id: string, signal: AbortSignal) => Promise<TreeEvaluator | null>
  onFailure: (error: unknown) => void
  now?: () => number
}

/** Most trees that one page loads; it may link into hundreds. */
const MAX_TREES = 24

/** How long links may be loading (spec sections 4 and 9). */
const TIMEOUT_MS = ACCESS_RETRY.cap * ACCESS_RETRY.in_progress_ms

/** Creates the store of access trees. */
export function createAccessTrees({ loadTree, onFailure, now = Date.now }: Options): AccessTrees {
  const evaluators = new Map<string, TreeEvaluator>()
  const loading = new Map<string, Promise<void>>()
  /** Responses to requests from before the last change are ignored. */
  let generation = 0

  const takeSnapshot = (): AccessSnapshot => {
    const timestamp = new Date(now()).toISOString()
    return {
      now: timestamp,
      linkStateFor: ({ page_id, root_id }, member) => {
        const evaluate = evaluators.get(root_id ?? '')
        if (evaluate) return evaluate(page_id, member, timestamp)
        return loading.has(root_id ?? '') ? 'loading' : null
      },
    }
  }
  const latest = createStore<AccessSnapshot>({ now: '', linkStateFor: () => null })

  const fetchTree = async (root_id: string, requested_generation: number): Promise<void> => {
    try {
      const evaluator = await withTimeout(TIMEOUT_MS, (signal) => loadTree(root_id, signal))
      if (requested_generation === generation) evaluators.set(root_id, evaluator ?? unknownTree)
    } catch (error) {
      onFailure(error)
    } finally {
      if (requested_generation === generation) {
        loading.delete(root_id)
        latest.set(takeSnapshot())
      }
    }
  }

  return {
    latest,
    load: async (root_ids) => {
      const requested = [...new Set(root_ids)].slice(0, MAX_TREES)
      const missing = requested.filter((root_id) => !evaluators.has(root_id) && !loading.has(root_id))
      for (const root_id of missing) loading.set(root_id, fetchTree(root_id, generation))
      if (missing.length > 0) latest.set(takeSnapshot())
      await Promise.all(requested.map(async (root_id) => loading.get(root_id)))
    },
    clear: () => {
      generation += 1
      evaluators.clear()
      loading.clear()
      latest.set(takeSnapshot())
    },
  }
}

/** Placeholder for a tree that this member may not read, so that it is not requested again. */
const unknownTree: TreeEvaluator = () => null
