import type { PageLink } from '@foyer/contract/pages/page-index'
import { ACCESS_RETRY } from '@foyer/domain/constants'
import type { Authenticated } from '../../platform/session/session-state.ts'
import { createStore } from '../../platform/store.ts'
import type { Store } from '../../platform/store.ts'
import { within } from '../../platform/within.ts'

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
export type TreeJudge = (page_id: string, member: Authenticated, now: string) => ClientLinkState | null

/** What the trees that are known say, and the moment for which they say it. */
export type Judgement = {
  now: string
  /** `loading` while the page's own tree is on its way; null when that is not known or says nothing of the page. */
  stateOf: (
    link: Pick<PageLink, 'page_id' | 'root_id'>,
    member: Authenticated,
  ) => ClientLinkState | 'loading' | null
}

/** The access trees that this visit has read. */
export interface AccessTrees {
  /** The judgement in force; another one with every tree that is asked for or arrives. */
  latest: Pick<Store<Judgement>, 'get' | 'initial' | 'subscribe'>
  /**
   * Reads the trees of some root pages once each. A failure, or an answer that does not come in time, is
   * forgotten and tried again by the next page.
   */
  load: (root_ids: readonly string[]) => Promise<void>
  /** Forgets all trees: access has changed. */
  forget: () => void
}

type Options = {
  /** Reads a tree and the rules over it; null where the member may know nothing of it. */
  read: (root_id: string, signal: AbortSignal) => Promise<TreeJudge | null>
  onFailure: (error: unknown) => void
  now?: () => number
}

/** How many trees one page asks for: it may lead to hundreds. */
const MOST = 24

/** How long links may be loading (spec sections 4 and 9). */
const LONGEST_MS = ACCESS_RETRY.cap * ACCESS_RETRY.in_progress_ms

/** Makes the collection of trees. */
export function createAccessTrees({ read, onFailure, now = Date.now }: Options): AccessTrees {
  const judges = new Map<string, TreeJudge>()
  const loading = new Map<string, Promise<void>>()
  /** What was asked before the last change says nothing any more. */
  let changes = 0

  const judgeNow = (): Judgement => {
    const moment = new Date(now()).toISOString()
    return {
      now: moment,
      stateOf: ({ page_id, root_id }, member) => {
        const own = judges.get(root_id ?? '')
        if (own) return own(page_id, member, moment)
        return loading.has(root_id ?? '') ? 'loading' : null
      },
    }
  }
  const latest = createStore<Judgement>({ now: '', stateOf: () => null })

  const fetchTree = async (root_id: string, asked_at: number): Promise<void> => {
    try {
      const found = await within(LONGEST_MS, (signal) => read(root_id, signal))
      if (asked_at === changes) judges.set(root_id, found ?? knowsNothing)
    } catch (error) {
      onFailure(error)
    } finally {
      if (asked_at === changes) {
        loading.delete(root_id)
        latest.set(judgeNow())
      }
    }
  }

  return {
    latest,
    load: async (root_ids) => {
      const wanted = [...new Set(root_ids)].slice(0, MOST)
      const unknown = wanted.filter((root_id) => !judges.has(root_id) && !loading.has(root_id))
      for (const root_id of unknown) loading.set(root_id, fetchTree(root_id, changes))
      if (unknown.length > 0) latest.set(judgeNow())
      await Promise.all(wanted.map(async (root_id) => loading.get(root_id)))
    },
    forget: () => {
      changes += 1
      judges.clear()
      loading.clear()
      latest.set(judgeNow())
    },
  }
}

/** A tree of which this member may know nothing: it is not asked for again. */
const knowsNothing: TreeJudge = () => null
