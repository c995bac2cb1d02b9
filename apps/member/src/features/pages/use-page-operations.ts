import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import { loadWithRetry } from '../../platform/load-with-retry.ts'
import { loadLayoutTexts } from '../../platform/texts/load-layout-texts.ts'
import { usePlatform } from '../../platform/platform.ts'
import type { OperationContext } from './page-operations.ts'
import { usePages } from './pages-context.ts'

/** Actions of a page that run on request only; their chunk loads with the first one. */
export interface PageOperations {
  openPage: (page_id: string) => void
  openNext: () => void
  share: () => void
}

/** Returns the on-demand actions of the current page. One that fails to load or run shows an error. */
export function usePageOperations(page: OperationContext['page']): PageOperations {
  const t = useT()
  const platform = usePlatform()
  const pages = usePages()
  return useMemo(() => {
    const context: OperationContext = { page, platform, pages, t }
    const run = (operation: (operations: typeof import('./page-operations.ts')) => Promise<void>): void => {
      Promise.all([loadWithRetry(() => import('./page-operations.ts')), loadLayoutTexts(platform)])
        .then(([operations]) => operation(operations))
        .catch(() => platform.toasts.add({ text: t('common.something_went_wrong'), tone: 'danger' }))
    }
    return {
      openPage: (page_id) => run((operations) => operations.openPage(context, page_id)),
      openNext: () => run((operations) => operations.openNext(context)),
      share: () => run((operations) => operations.sharePage(context)),
    }
  }, [page, platform, pages, t])
}
