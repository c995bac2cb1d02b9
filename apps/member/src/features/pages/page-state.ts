import type { MediaAsset, PageBody, PageLink, PageShell } from '@foyer/contract/pages/page-index'

/** Why a page is locked, and what unlocks it. */
export type Denial = {
  reason:
    | 'PURCHASE_REQUIRED'
    | 'AUTHENTICATION_REQUIRED'
    | 'IS_PRIVATE'
    | 'IS_SCHEDULED'
    | 'START_REQUIRED'
    | 'VIEWABLE_CHILDREN'
  product_ids: readonly string[]
  overlay_id: string | null
  available_after: string | null
  start_page_id: string | null
  /** With VIEWABLE_CHILDREN: the reason of the page itself, and its descendants that this viewer may open. */
  denied_by?: Denial['reason'] | null
  viewable?: readonly ViewablePage[]
}

/** A descendant of a locked page that this viewer may open. */
export type ViewablePage = Pick<
  PageLink,
  'page_id' | 'path' | 'title' | 'content_type' | 'cover' | 'facts'
> & {
  cover_asset: MediaAsset | null
}

/** What the page screen shows. */
export type PageState =
  | { status: 'loading'; shell: PageShell | null }
  | { status: 'open'; index: PageBody }
  | { status: 'locked'; shell: PageShell; denial: Denial }
  | { status: 'missing' }
  /** A private app without a signed-in user. */
  | { status: 'sign_in' }
  /** A private app, and a user who has not been admitted. */
  | { status: 'pending' }
  | { status: 'offline' }
  | { status: 'error' }

/** The result for a path; only these states are cached. */
export type PageResult = Extract<PageState, { status: 'open' | 'locked' | 'missing' | 'sign_in' | 'pending' }>

/** The shell that every page has, whether it is open or not. */
export function getShell(state: PageState): PageShell | null {
  if (state.status === 'open') return state.index.page
  if (state.status === 'locked' || state.status === 'loading') return state.shell
  return null
}

const REASON_BY_CODE: Readonly<Record<string, Denial['reason']>> = {
  is_private: 'IS_PRIVATE',
  authentication_required: 'AUTHENTICATION_REQUIRED',
  purchase_required: 'PURCHASE_REQUIRED',
  start_required: 'START_REQUIRED',
  is_scheduled: 'IS_SCHEDULED',
}

/** The denial in the refusal of a page body; null for any other refusal. */
export function parseDenial(problem: {
  code?: string | undefined
  params?: Readonly<Record<string, string | number>> | undefined
}): Denial | null {
  const reason = REASON_BY_CODE[problem.code ?? '']
  if (!reason) return null
  const readParam = (name: string): string | null => {
    const value = problem.params?.[name]
    return value === undefined || value === '' ? null : String(value)
  }
  return {
    reason,
    product_ids: readParam('product_ids')?.split(',') ?? [],
    overlay_id: readParam('overlay_id'),
    available_after: readParam('available_after'),
    start_page_id: readParam('start_page_id'),
  }
}
