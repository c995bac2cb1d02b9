import { loadViews } from '@foyer/content/views'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import { loadWithRetry } from '../../platform/load-with-retry.ts'

/** Fetches the views of a page before it is drawn. */
export function preloadViews({ page }: Pick<PageIndex, 'page'>): Promise<void> {
  return loadWithRetry(() => loadViews(page))
}
