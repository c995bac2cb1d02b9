import { ApiError, type ApiClient } from '@foyer/contract/client'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'

/** Reads the gates of a tree as the server tells them to a member; null where they may know nothing of it. */
export async function readTree(
  api: ApiClient,
  root: string,
  signal: AbortSignal,
): Promise<PageTreeFile | null> {
  try {
    return await api('pages.getTreeGates', { root }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
