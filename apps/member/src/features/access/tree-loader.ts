import { type ApiClient, ApiError } from '@foyer/contract/client'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import type { TreeEvaluator } from './access-trees.ts'
import { createTreeEvaluator } from './create-tree-evaluator.ts'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'

/** Reads trees with the rules over them, a few at a time; null for one of which this member may know nothing. */
export type TreeLoader = (root_id: string, signal: AbortSignal) => Promise<TreeEvaluator | null>

/** Most trees requested at once: a page may link into many, and its pictures share the connection. */
const MAX_CONCURRENT = 4

/** Creates the loader of one app. Requests aborted in the queue are never sent. */
export function createTreeLoader(
  app: Pick<BootApp, 'access' | 'time_zone'>,
  api: ApiClient,
  fetchFile: typeof fetchTree = fetchTree,
): TreeLoader {
  const runLimited = limitConcurrency(MAX_CONCURRENT)
  return (root_id, signal) =>
    runLimited(async () => {
      if (signal.aborted) return null
      const file = await fetchFile(api, root_id, signal)
      return file && createTreeEvaluator(app, file)
    })
}

/** Loads the gates of a tree; null when the member may not read it. */
async function fetchTree(api: ApiClient, root: string, signal: AbortSignal): Promise<PageTreeFile | null> {
  try {
    return await api('pages.getTreeGates', { root }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
