import { loadViews } from '@foyer/content/views'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import { loadOnceMore } from '../../platform/load-once-more.ts'

/** Fetches the views of a page before it is drawn. */
export function prepareViews({ page }: Pick<PageIndex, 'page'>): Promise<void> {
  return loadOnceMore(() => loadViews(page))
}
