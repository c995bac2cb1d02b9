import { type ApiClient, ApiError } from '@foyer/contract/client'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { inLanes } from '../../platform/in-lanes.ts'
import type { TreeJudge } from './access-trees.ts'
import { judgeTree } from './judge-tree.ts'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'

/** Reads trees with the rules over them, a few at a time; null for one of which this member may know nothing. */
export type TreeReader = (root_id: string, signal: AbortSignal) => Promise<TreeJudge | null>

/** How many trees are asked for at once: a page may lead into many, and its pictures come by the same way. */
const LANES = 4

/** Makes the reader of one app. What was given up while it waited is not asked for. */
export function createTreeReader(
  app: Pick<BootApp, 'access' | 'time_zone'>,
  api: ApiClient,
  read: typeof readTree = readTree,
): TreeReader {
  const inLane = inLanes(LANES)
  return (root_id, signal) =>
    inLane(async () => {
      if (signal.aborted) return null
      const file = await read(api, root_id, signal)
      return file && judgeTree(app, file)
    })
}

/** Reads the gates of a tree as the server tells them to a member; null where they may know nothing of it. */
async function readTree(api: ApiClient, root: string, signal: AbortSignal): Promise<PageTreeFile | null> {
  try {
    return await api('pages.getTreeGates', { root }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
