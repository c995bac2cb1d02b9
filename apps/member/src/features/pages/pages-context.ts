import type { HomeSummary, PageHost } from '@foyer/content/views'
import type { PageBody, PageIndex } from '@foyer/contract/pages/page-index'
import { createContext, useContext } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Store } from '../../platform/store.ts'
import type { AccessTrees } from '../access/index.ts'
import type { PageMemberState } from './page-member-state.ts'
import type { PageSource } from './page-source.ts'

/** The page that came with the document. `is_left`: its screen was left, so the server is asked for it again. */
export type PageBoot = { path: string | null; index: PageIndex | null; is_left?: boolean }

/** Components that other features supply for pages; the app provides them. */
export interface PageSlots {
  /** Synchronizes the member's progress on the current page into `member`. Renders nothing. */
  MemberSync: ComponentType<{ page: TrackedPage }> | null
  /** Synchronizes the member's tasks into `now`. Renders the aside of the page, if any. */
  HomeSync: ComponentType | null
  /** The way to the member's notifications, with the number of unread ones. */
  Bell: ComponentType<{ is_root: boolean }> | null
  /** What is drawn inside of blocks and page types: comments, the form that a page is, the members. */
  panes: PageHost['panes']
  /** The way to the player of a page that has one; shows its children until it has loaded. */
  StartLink: ComponentType<{ page: { page_id: string; page_data: string }; children?: ReactNode }> | null
  AddToSchedule: ComponentType<{ page: { page_id: string; page_title: string }; close: () => void }> | null
  /** The sign-in screen of a private app. */
  signIn: () => ReactNode
  /** The app's logo, shown at the top of its start page. */
  brand: () => ReactNode
}

/** The page whose progress `MemberSync` loads. */
export type TrackedPage = {
  page_id: string
  page_title: string
  root_id: string
  /** The nearest page that begins a unit of content, such as the program of a session. */
  content_root_id: string
  page_path: string
  content_type: string
  /** The sibling pages in order, including itself, and the title of their parent, if known. */
  siblings: readonly string[]
  series_title: string | null
}

/** What happens on pages that others count. */
export type PageEvent =
  | { type: 'viewed'; page_id: string; path: string }
  | { type: 'failed'; status: number; url: string }
  | { type: 'shared'; page_id: string }

/** State of the pages feature, created once by the app. */
export interface Pages {
  source: PageSource
  trees: AccessTrees
  boot: PageBoot
  /** The member's progress on the current page; null for guests and until it is known. */
  member: Store<PageMemberState | null>
  /** The member data of the start page; null for guests and until it is known. */
  now: Store<HomeSummary | null>
  slots: PageSlots
  /** Increases whenever access may have changed; the current page is then requested again. */
  changes: Pick<Store<number>, 'get' | 'initial' | 'subscribe'>
  /** Clears cached access decisions; with `is_own` also every page that they opened. */
  invalidateAccess: (is_own: boolean) => Promise<void>
  /** Requests the current page again. */
  refetch: () => void
  /** Prefetches visible links and refreshes the page when one unlocks. Returns the function that stops it. */
  observeLinks: (root: HTMLElement, index: PageBody) => () => void
  track: (event: PageEvent) => void
}

/** Provides the state of the pages feature to its screens. */
export const PagesContext = createContext<Pages | null>(null)

/** Returns the state of the pages feature. Throws outside of its provider. */
export function usePages(): Pages {
  const pages = useContext(PagesContext)
  if (!pages) throw new Error('No provider of pages')
  return pages
}
