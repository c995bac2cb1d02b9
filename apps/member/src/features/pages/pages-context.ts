import type { HomeSummary, PageHost } from '@foyer/content/views'
import type { PageBody, PageIndex } from '@foyer/contract/pages/page-index'
import { createContext, useContext } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Store } from '../../platform/store.ts'
import type { AccessTrees } from '../access/index.ts'
import type { PageMemberState } from './page-member-state.ts'
import type { PageSource } from './page-source.ts'

/** What came with the document; `is_left` once its screen was left, after which the server is asked for it again. */
export type PageBoot = { path: string | null; index: PageIndex | null; is_left?: boolean }

/** What later rooms put into pages; the app fills these places. */
export interface PageSlots {
  /** Follows the member's standing on the page in view and writes it into `member`. Draws nothing. */
  MemberSync: ComponentType<{ page: TrackedPage }> | null
  /** Follows what the member has to do and writes it into `now`. Draws what stands beside the page, if anything. */
  HomeSync: ComponentType | null
  /** What is drawn inside of blocks and page types: comments, the form that a page is, the members. */
  panes: PageHost['panes']
  AddToSchedule: ComponentType<{ page: { page_id: string; page_title: string }; close: () => void }> | null
  /** The sign-in screen of a private app. */
  signIn: () => ReactNode
  /** The sign of the app, shown at the top of its start page. */
  brand: () => ReactNode
}

/** The page that `Follow` reads the member's standing on. */
export type TrackedPage = {
  page_id: string
  page_title: string
  root_id: string
  /** The nearest page that begins a unit of content: the program of a session. */
  content_root_id: string
  page_path: string
  content_type: string
  /** The pages beside it, in order, itself among them, and what holds them, where that is known. */
  siblings: readonly string[]
  series_title: string | null
}

/** What happens on pages that others count. */
export type PageEvent =
  | { type: 'viewed'; page_id: string; path: string }
  | { type: 'failed'; status: number; url: string }
  | { type: 'shared'; page_id: string }

/** The room's state, made once by the app. */
export interface Pages {
  source: PageSource
  trees: AccessTrees
  boot: PageBoot
  /** The member's standing on the page in view; null for guests and until it is known. */
  member: Store<PageMemberState | null>
  /** What the start page says to the member; null for guests and until it is known. */
  now: Store<HomeSummary | null>
  slots: PageSlots
  /** Rises whenever access may have changed: what is in view is asked for again. */
  changes: Pick<Store<number>, 'get' | 'initial' | 'subscribe'>
  /** Forgets what is known of access; of the member's `own` also every page that it opened. */
  invalidateAccess: (is_own: boolean) => Promise<void>
  /** Asks the server anew for the page in view. */
  refetch: () => void
  /** Reads ahead what links on the screen lead to, and wakes when one of them opens, until it is stopped. */
  observeLinks: (root: HTMLElement, index: PageBody) => () => void
  track: (event: PageEvent) => void
}

/** Gives the room's state to its screens. */
export const PagesContext = createContext<Pages | null>(null)

/** The room's state. Throws outside of its provider. */
export function usePages(): Pages {
  const pages = useContext(PagesContext)
  if (!pages) throw new Error('No provider of pages')
  return pages
}
