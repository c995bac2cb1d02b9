import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import type { Authenticated } from '../../platform/session/session-state.ts'
import { createStore } from '../../platform/store.ts'
import type { Store } from '../../platform/store.ts'

/** How a page stands for a member, as far as the client can tell; the server alone decides. */
export type ClientLinkState =
  | { state: 'granted' | 'require_authentication' | 'missing' }
  | { state: 'require_purchase'; product_ids: readonly string[]; overlay_id: string | null }
  | { state: 'is_scheduled'; available_after: string | null; start_page_id: string | null }

/** Decides for one page of a loaded tree; null for a page that is not in it. */
export type TreeJudge = (page_id: string, member: Authenticated, now: string) => ClientLinkState | null

/** What the trees that are known say, and the moment for which they say it. */
export type Judgement = {
  now: string
  /** `loading` while a tree is on its way; null when no tree knows the page. */
  stateOf: (page_id: string, member: Authenticated) => ClientLinkState | 'loading' | null
}

/** The access trees that this visit has read. */
export interface AccessTrees {
  /** The judgement in force; another one with every tree that arrives. */
  latest: Pick<Store<Judgement>, 'get' | 'initial' | 'subscribe'>
  /** Reads the tree of a root page once; a failure is forgotten and tried again by the next page. */
  load: (root_id: string) => Promise<void>
  /** Forgets all trees: access has changed. */
  forget: () => void
}

type Options = {
  read: (root_id: string) => Promise<PageTreeFile | null>
  judge: (file: PageTreeFile) => Promise<TreeJudge>
  onFailure: (error: unknown) => void
  now?: () => number
}

/** Makes the collection of trees. */
export function createAccessTrees({ read, judge, onFailure, now = Date.now }: Options): AccessTrees {
  const judges = new Map<string, TreeJudge>()
  const loading = new Map<string, Promise<void>>()
  /** What was asked before the last change says nothing any more. */
  let changes = 0

  const judgeNow = (): Judgement => {
    const moment = new Date(now()).toISOString()
    return {
      now: moment,
      stateOf: (page_id, member) => {
        for (const one of judges.values()) {
          const state = one(page_id, member, moment)
          if (state) return state
        }
        return loading.size > 0 ? 'loading' : null
      },
    }
  }
  const latest = createStore(judgeNow())

  const fetchTree = async (root_id: string, asked_at: number): Promise<void> => {
    try {
      const file = await read(root_id)
      const found = file && (await judge(file))
      if (found && asked_at === changes) judges.set(root_id, found)
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
    load: async (root_id) => {
      if (judges.has(root_id)) return
      const under_way = loading.get(root_id) ?? fetchTree(root_id, changes)
      if (!judges.has(root_id)) loading.set(root_id, under_way)
      await under_way
    },
    forget: () => {
      changes += 1
      judges.clear()
      loading.clear()
      latest.set(judgeNow())
    },
  }
}
