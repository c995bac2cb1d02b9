import type { PageShell } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { useCallback } from 'react'
import { useToast } from '../../platform/toasts.ts'
import { usePages } from './pages-context.ts'

/** Hands the page's address to the device's share sheet, or puts it on the clipboard where there is none. */
export function useShare(page: Pick<PageShell, 'page_id' | 'page_title' | 'page_data'>): () => Promise<void> {
  const t = useT()
  const toast = useToast()
  const { tell } = usePages()
  const { page_id, page_title, page_data } = page
  return useCallback(async () => {
    const url = new URL(page_data, location.origin).href
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: page_title, url })
      } else {
        await navigator.clipboard.writeText(url)
        toast(t('page.share.copied'))
      }
      tell({ type: 'shared', page_id })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ text: t('page.share.failed'), tone: 'danger' })
    }
  }, [page_id, page_title, page_data, t, toast, tell])
}
