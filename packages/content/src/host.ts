import type { MediaAsset, PageEntity, PageFacts, PageLink } from '@foyer/contract/pages/page-index'
import type { BlockAction, ImageRef } from '@foyer/contract/pages/shapes'
import type { ComponentType, MouseEvent, ReactNode } from 'react'

/** Where a link stands for this viewer (spec section 4, "Page access result"). */
export type HostLinkState =
  | 'granted'
  | 'loading'
  | 'require_purchase'
  | 'require_authentication'
  | 'is_scheduled'

/** What a row about a page knows of it and of the viewer. */
export type HostLink = {
  href: string
  title: string
  content_type: string
  cover: ImageRef
  facts: PageFacts
  state: HostLinkState
  /** When a scheduled page opens; null where there is no date yet. */
  available_after: string | null
  progress: 'done' | 'now' | 'next' | null
  on_click: ((event: MouseEvent) => void) | null
}

/** What a button does for this viewer: a link, a handler, or both. */
export type HostAction = { href?: string; on_click?: (event: MouseEvent) => void; state: HostLinkState }

/** What a start page says to someone who is signed in, in place of what it says to everyone. */
export type HomeSummary = {
  /** Today, in words. */
  date: string
  greeting: string
  /** What they have to do now, for the card; null leaves the owner's own there. */
  todo: { link: HostLink; label: string; button: string } | null
  /** What they are in the middle of; null where nothing is. */
  running: ReactNode
}

/**
 * What views ask of the app around them. The member app answers with real links and panes, the studio with still
 * ones, the server with what a stranger may know, so that content needs no arrow upward.
 */
export interface PageHost {
  locale: string
  /** The app's zone, in which the times of its events are meant. */
  time_zone: string
  /** The brand colour, `#rrggbb`, in which artwork is drawn. */
  brand: string
  /** In the studio's preview: unknown and empty blocks say so instead of showing nothing. */
  is_preview: boolean
  index: {
    page: PageEntity
    media: Readonly<Record<string, MediaAsset>>
    links: Readonly<Record<string, PageLink>>
    lists: Readonly<Record<string, readonly string[]>>
  }
  link: (page_id: string) => HostLink | null
  action: (action: BlockAction) => HostAction
  /** Absent for guests, on the server and in the studio: they see the owner's words. */
  member?: HomeSummary | null
  /** What the member did last time with a workout item, in words; absent where nothing is known. */
  last?: (item_uid: string) => string | null
  panes: {
    chat?: ComponentType<{ thread_id: string }>
    directory?: ComponentType<{ placeholder: string }>
    /** Where a form is filled in; what it is given to draw stands there until it is ready. */
    form?: ComponentType<{ page_id: string; children?: ReactNode }>
  }
}
