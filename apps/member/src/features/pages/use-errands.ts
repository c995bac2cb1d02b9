import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import { loadOnceMore } from '../../platform/load-once-more.ts'
import { readFrameTexts } from '../../platform/texts/read-texts.ts'
import { usePlatform } from '../../platform/platform.ts'
import type { ErrandParts } from './page-errands.ts'
import { usePages } from './pages-context.ts'

/** What a page does only when somebody presses for it; the code comes with the first press. */
export interface Errands {
  openPage: (page_id: string) => void
  openNext: () => void
  share: () => void
}

/** The errands of the page in view. One that cannot be run says so. */
export function useErrands(page: ErrandParts['page']): Errands {
  const t = useT()
  const platform = usePlatform()
  const pages = usePages()
  return useMemo(() => {
    const parts: ErrandParts = { page, platform, pages, t }
    const run = (errand: (of: typeof import('./page-errands.ts')) => Promise<void>): void => {
      Promise.all([loadOnceMore(() => import('./page-errands.ts')), readFrameTexts(platform)])
        .then(([of]) => errand(of))
        .catch(() => platform.toasts.add({ text: t('common.something_went_wrong'), tone: 'danger' }))
    }
    return {
      openPage: (page_id) => run((of) => of.openPage(parts, page_id)),
      openNext: () => run((of) => of.openNext(parts)),
      share: () => run((of) => of.sharePage(parts)),
    }
  }, [page, platform, pages, t])
}
