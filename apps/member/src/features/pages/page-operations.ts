import type { PageEntity } from '@foyer/contract/pages/page-index'
import { CURRENT_PAGE_WAIT } from '@foyer/domain/constants'
import type { Translate } from '@foyer/i18n'
import type { Platform } from '../../platform/platform.ts'
import { formatError } from '../../platform/format-error.ts'
import { findNextPage, type PageMemberState } from './page-member-state.ts'
import type { Pages } from './pages-context.ts'

/** The page that is in view, and what its errands are run with. */
export type OperationContext = {
  page: Pick<PageEntity, 'page_id' | 'page_title' | 'page_data' | 'siblings'>
  platform: Platform
  pages: Pages
  t: Translate
}

/** Opens a page by its id: the server returns its path if the viewer may know it. */
export async function openPage({ platform, t }: OperationContext, page_id: string): Promise<void> {
  const { api, location, toasts } = platform
  try {
    const { path } = await api('pages.getPagePath', { id: page_id })
    location.navigate(path)
  } catch (error) {
    toasts.add({ text: formatError(t, error), tone: 'danger' })
  }
}

/** Opens the page after this one, or shows that there is none. */
export async function openNext(context: OperationContext): Promise<void> {
  const { page, platform, t } = context
  const next = findNextPage(page.page_id, page.siblings, await loadMemberState(context))
  if (next === null) platform.toasts.add({ text: t('page.next.none') })
  else await openPage(context, next)
}

/** Waits for the member's progress on the current page; null for guests, and if it does not come in time. */
async function loadMemberState({ platform, pages }: OperationContext): Promise<PageMemberState | null> {
  for (let tries = 0; tries < CURRENT_PAGE_WAIT.tries; tries += 1) {
    const state = pages.member.get()
    if (state || platform.session.state.get().status === 'guest') return state
    await new Promise((resolve) => setTimeout(resolve, CURRENT_PAGE_WAIT.interval_ms))
  }
  return null
}

/** Opens the device's share sheet with the page's address, or copies it when there is none. */
export async function sharePage({ page, platform, pages, t }: OperationContext): Promise<void> {
  const { page_id, page_title, page_data } = page
  const url = new URL(page_data, location.origin).href
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: page_title, url })
    } else {
      await navigator.clipboard.writeText(url)
      platform.toasts.add({ text: t('page.share.copied') })
    }
    pages.track({ type: 'shared', page_id })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    platform.toasts.add({ text: t('page.share.failed'), tone: 'danger' })
  }
}
