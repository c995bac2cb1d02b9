import type { PageLink } from '@foyer/contract/pages/page-index'
import { ACCESS_RETRY } from '@foyer/domain/constants'
import type { Authenticated } from '../../platform/session/session-state.ts'
import { createStore } from '../../platform/store.ts'
import type { Store } from '../../platform/store.ts'
import { withTimeout } from '../../platform/with-timeout.ts'

/** How a page stands for a member, as far as the client can tell; the server alone decides. */
export type ClientLinkState = (
  | { state: 'granted' | 'require_authentication' | 'missing' }
  | { state: 'require_purchase'; product_ids: readonly string[]; overlay_id: string | null }
  /** A page that waits for a start has no date, but its lock says where to start. */
  | { state: 'is_scheduled'; available_after: string | null; waits_for: 'date' | 'start' }
) & {
  /** It is shut, but lists what is open below it: a link leads there, and not to what opens the page itself. */
  has_viewable?: boolean
}

/** Decides for one page of a loaded tree; null for a page that is not in it. */
export type TreeEvaluator = (page_id: string, member: Authenticated, now: string) => ClientLinkState | null

/** What the trees that are known say, and the moment for which they say it. */
export type AccessSnapshot = {
  now: string
  /** `loading` while the page's own tree is on its way; null when that is not known or says nothing of the page. */
  linkStateFor: (
    link: Pick<PageLink, 'page_id' | 'root_id'>,
    member: Authenticated,
  ) => ClientLinkState | 'loading' | null
}

/** The access trees that this visit has read. */
export interface AccessTrees {
  /** The judgement in force; another one with every tree that is asked for or arrives. */
  latest: Pick<Store<AccessSnapshot>, 'get' | 'initial' | 'subscribe'>
  /**
   * Reads the trees of some root pages once each. A failure, or an answer that does not come in time, is
   * forgotten and tried again by the next page.
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

/** How many trees one page asks for: it may lead to hundreds. */
const MAX_TREES = 24

/** How long links may be loading (spec sections 4 and 9). */
const TIMEOUT_MS = ACCESS_RETRY.cap * ACCESS_RETRY.in_progress_ms

/** Makes the collection of trees. */
export function createAccessTrees({ loadTree, onFailure, now = Date.now }: Options): AccessTrees {
  const evaluators = new Map<string, TreeEvaluator>()
  const loading = new Map<string, Promise<void>>()
  /** What was asked before the last change says nothing any more. */
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

  const fetchTree = async (root_id: string, asked_at: number): Promise<void> => {
    try {
      const evaluator = await withTimeout(TIMEOUT_MS, (signal) => loadTree(root_id, signal))
      if (asked_at === generation) evaluators.set(root_id, evaluator ?? unknownTree)
    } catch (error) {
      onFailure(error)
    } finally {
      if (asked_at === generation) {
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

/** A tree of which this member may know nothing: it is not asked for again. */
const unknownTree: TreeEvaluator = () => null
