import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import type { FileAsset, MediaAsset, PageEntity, PageFacts, PageLink } from '@foyer/contract/pages/page-index'
import type { PlannedPage } from '@foyer/domain/progress'
import type { TimedEntry } from '@foyer/domain/schedule'
import type { BlockAction, ImageRef } from '@foyer/contract/pages/shapes'
import type { ComponentType, MouseEvent, ReactNode } from 'react'

/** The state of a link for this viewer (spec section 4, "Page access result"). */
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
  /** Renders the state of a page for the viewer; where it does, the line below the title has figures only. */
  renderState?: ((place: 'cover' | 'row', otherwise?: ReactNode) => ReactNode) | undefined
}

/** What a button does for this viewer: a link, a handler, or both. */
export type HostAction = { href?: string; on_click?: (event: MouseEvent) => void; state: HostLinkState }

/** What blocks with content of other hosts need of the server. */
export type HostEmbeds = {
  /** Apps and the studio are at this host and below it; no frame may load them. */
  base_host: string
  /** The frame in which owner code runs. */
  code_url: string
  /** The tiles of maps as the operator set them; null: none. */
  map_tiles: { url: string; attribution: string } | null
}

/** The signed-in person, as blocks show them. */
export type HostViewer = { name: string; picture: string | null }

/** An own video or audio that can be played. */
export type OpenedMedia = {
  src: string
  /** The list of sizes of its stream (HLS). */
  stream: string | null
  captions: { locale: string; label: string; src: string }[]
}

/** What a start page shows to a signed-in member, in place of its public content. */
export type HomeSummary = {
  /** The formatted date of today. */
  date: string
  greeting: string
  /** What the member has to do next, for the card; null shows the owner's card. */
  todo: { link: HostLink; label: string; button: string } | null
  /** `todo` is not known yet: the card keeps its place unseen. */
  is_loading?: boolean
  /** What they are in the middle of; null where nothing is. */
  running: ReactNode
}

/** The pages of a list by rule, as found for the viewer. */
export type FoundList = {
  pages: readonly { page_id: string; link: HostLink; asset: MediaAsset | null }[]
  /** Null where the list has no more pages than its limit. */
  rest: ListRest | null
}

/** The pages of a list beyond its limit. */
export type ListRest = { is_shown: boolean; toggle: () => void }

/** The days of a program that the member runs, and what they can do about missed ones. */
export type HostPlan = {
  /** Today in the member's zone, `YYYY-MM-DD`. */
  today: string
  started_on: string
  /** By date; pages without a day are absent. */
  pages: readonly PlannedPage[]
  /** Moves what was missed to today, and all that follows. */
  move: () => void
  /** Leaves out what was missed. */
  skip: () => void
}

/**
 * What views need from the app around them: the member app provides real links and panes, the studio static ones,
 * the server what a guest may see. So `content` imports no layer above it.
 */
export interface PageHost {
  locale: string
  /** The app's zone, in which the times of its events are meant. */
  time_zone: string
  /** The brand colour, `#rrggbb`, in which artwork is drawn. */
  brand: string
  /** In the studio's preview, unknown and empty blocks show a note instead of nothing. */
  is_preview: boolean
  index: {
    page: PageEntity
    media: Readonly<Record<string, MediaAsset>>
    files?: Readonly<Record<string, FileAsset>> | undefined
    links: Readonly<Record<string, PageLink>>
    lists: Readonly<Record<string, readonly string[]>>
  }
  link: (page_id: string) => HostLink | null
  /** Lists that are not known yet, by their key: their request is repeated by `retry` once it has failed. */
  pending_lists?: Readonly<Record<string, { retry: (() => void) | null }>>
  /** The rest of lists that have more pages than their limit, by their key. */
  rests?: Readonly<Record<string, ListRest>>
  action: (action: BlockAction) => HostAction
  /** Absent for guests, on the server and in the studio: they see the owner's text. */
  member?: HomeSummary | null
  /** Absent or null where the page is no program with days that the member runs. */
  plan?: HostPlan | null
  /** Absent in the studio, which loads nothing of other hosts. */
  embeds?: HostEmbeds
  /** Absent for guests, on the server, in the studio, and until the session is known. */
  viewer?: HostViewer | null
  /** The formatted last result of a workout item for the member; absent or null where none is known. */
  last?: (item_uid: string) => string | null
  /** Opens an own video or audio for ten minutes; absent where files have addresses of their own. */
  openMedia?: (media_id: string) => Promise<OpenedMedia>
  /** Marks the page as complete for the member; absent for guests and in the studio. */
  completePage?: () => void
  panes: {
    /** Renders a calendar; its children are shown until it is ready. */
    calendar?: ComponentType<{
      shows: 'both' | 'plan' | 'events'
      view: 'week' | 'month'
      children?: ReactNode
    }>
    chat?: ComponentType<{ thread_id: string }>
    directory?: ComponentType<{ placeholder: string }>
    /** Renders a search of the app's pages; its children are shown until it is ready. */
    search?: ComponentType<{ placeholder: string; content_type: string; children?: ReactNode }>
    /** Provides the member's swap of an exercise to its children. */
    swap?: ComponentType<{ exercise_id: string; title: string; children: ReactNode }>
    /** Finds what a rule finds for the viewer, and renders nothing; until then the published list is shown. */
    list?: ComponentType<{
      rule: ContentRule
      limit: number
      published_count: number
      /** Null: the published list is what the viewer gets. */
      onFound: (found: FoundList | null) => void
      onFailed: (retry: () => void) => void
    }>
    /** Renders the dates of an event with who comes; its children are shown until it is ready. */
    event?: ComponentType<{ page_id: string; place?: ReactNode; children?: ReactNode }>
    /** Offers to add something at a time to the member's own calendar; rendered once that is pressed. */
    calendars?: ComponentType<{ entry: TimedEntry; close: () => void }>
    /** Renders a form to fill in; its children are shown until it is ready. */
    form?: ComponentType<{ page_id: string; children?: ReactNode }>
    /** Renders the member's latest answers to a form, or the way to it. */
    answers?: ComponentType<{
      block_id: string
      form_id: string
      form: HostLink | null
      empty_text: string
      button_text: string
    }>
  }
}
