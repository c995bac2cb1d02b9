/**
 * What the rest of the project asks about a page or block type, as plain data: definitions declare it, a generator
 * collects it, and clients read it without the schemas of the definitions.
 */
import { artForPage, type ArtSpec, type Subjects, type Tone } from '@foyer/domain/art'
import type { LabelKey } from '@foyer/i18n'
import { typesWithoutFields } from './page-types/types-without-fields.ts'
import { blockTraitTable, pageTraitTable } from './traits.generated.ts'

/** The figures that the line below a title may show. */
export type FactName =
  | 'days_per_week'
  | 'equipment'
  | 'lessons'
  | 'level'
  | 'minutes'
  | 'minutes_or_exercises'
  | 'protein'
  | 'reading_time'
  | 'weeks'

/** What a page type declares about itself, apart from its fields. */
export type PageTypeTraits = {
  /** The name of its icon, which the generator copies from the picker. */
  readonly icon: string
  /** A page of this type begins a unit of content: it is the content root of its descendants. */
  readonly begins_unit: boolean
  /** Pages of this type are always started for members, whatever their access settings (model, "Doing"). */
  readonly is_progress_container: boolean
  /** The list of a member's own content that shows their runs of such a page. */
  readonly run_list: 'programs' | 'packs' | 'pages'
  /** Its children are stages, their leaves its lessons; `/programs/{id}` takes it. */
  readonly has_stages: boolean
  /** A member can end their run from the page's menu. */
  readonly can_be_left: boolean
  /** Offered when a member plans a day. Pages that only contain others are plannable when bookmarked. */
  readonly is_plannable: boolean
  /** The order among plannable types, lowest first. */
  readonly plan_rank: number
  /** Only leads to other pages, so it is the last offered without a network. */
  readonly is_listing: boolean
  /** Something to read: scrolls under a reading toolbar. */
  readonly is_reading: boolean
  /** What a shared link announces it as (`og:type`). */
  readonly open_graph_type: 'article' | 'website'
  /** Belongs to a series with its siblings, also outside of any course. */
  readonly is_series_part: boolean
  /** Takes place at times of its own, so the schedule creates its occurrences. */
  readonly has_occurrences: boolean
  /** Members send answers that the owner can list. */
  readonly takes_answers: boolean
  /** Can be shown as a sheet over another page. */
  readonly can_be_overlay: boolean
  /** Only opens over another page: members find it neither at its path nor in lists. */
  readonly is_overlay_only: boolean
  /** Can open by itself (`getAnnouncement`). */
  readonly can_announce: boolean
  /** Shows a switch between list and grid where the owner has not chosen. */
  readonly has_view_switcher: boolean
  /** The buttons of a new page. */
  readonly default_actions: readonly ('start' | 'mark_complete')[]
  /** A new page shows the bookmark button. */
  readonly has_bookmark_button: boolean
  /** A new page shows the button that adds it to the schedule. */
  readonly has_schedule_button: boolean
  /** Members do it in a player, which the page opens. */
  readonly has_player: boolean
  /** The label of its start button. */
  readonly start_label: LabelKey
  /** The label of the button that ends a run. */
  readonly leave_label: LabelKey
  /** The label of the button on the card of the current task; null: the card's own. */
  readonly todo_label: LabelKey | null
  /** What the page begins with: always a picture, its cover if it has one, or its blocks. */
  readonly opens_with: 'picture' | 'optional_cover' | 'blocks'
  /** What stands below the title while the page loads. */
  readonly skeleton: 'lines' | 'rows'
  /** The figures below its title in a row, the most important first. */
  readonly facts_line: readonly FactName[]
  /** The motifs of the artwork of a page without a cover. */
  readonly cover_motifs: Subjects
  /** Its place among the tabs of the owner's library; null where it has none. */
  readonly library_rank: number | null
  /** Created by the import of a library. */
  readonly is_imported: boolean
  /** Created by the import of a table. */
  readonly has_table_import: boolean
}

/** What a block type declares about itself, apart from its props. */
export type BlockTraits = {
  /** As a page's first block it is a picture with the page's title. */
  readonly opens_page: boolean
  /** Shows the page's comments in place, so the page shows no row for them. */
  readonly shows_comments: boolean
}

/** The traits of a page type that declares none, and of one that this release does not know. */
const DEFAULT_PAGE_TRAITS: PageTypeTraits = {
  icon: 'file',
  begins_unit: false,
  is_progress_container: false,
  run_list: 'pages',
  has_stages: false,
  can_be_left: false,
  is_plannable: true,
  plan_rank: 1,
  is_listing: false,
  is_reading: false,
  open_graph_type: 'website',
  is_series_part: false,
  has_occurrences: false,
  takes_answers: false,
  can_be_overlay: false,
  is_overlay_only: false,
  can_announce: false,
  has_view_switcher: false,
  default_actions: ['mark_complete'],
  has_bookmark_button: true,
  has_schedule_button: false,
  has_player: false,
  start_label: 'page.action.start',
  leave_label: 'page.leave',
  todo_label: null,
  opens_with: 'blocks',
  skeleton: 'rows',
  facts_line: ['minutes_or_exercises', 'equipment'],
  cover_motifs: ['ridge', 'tide', 'strata'],
  library_rank: null,
  is_imported: false,
  has_table_import: false,
}

const DEFAULT_BLOCK_TRAITS: BlockTraits = { opens_page: false, shows_comments: false }

const page_traits: ReadonlyMap<string, Partial<PageTypeTraits>> = new Map<string, Partial<PageTypeTraits>>(
  Object.entries({ ...typesWithoutFields, ...pageTraitTable }),
)
const block_traits: ReadonlyMap<string, Partial<BlockTraits>> = new Map<string, Partial<BlockTraits>>(
  Object.entries(blockTraitTable),
)

/** The type of a page that is nothing in particular. */
export const PLAIN_PAGE_TYPE = 'generic'

/** The page type whose artwork a product without a picture shows. */
export const PRODUCT_ART_TYPE = 'pack'

/** Exercises without a picture are drawn as pages of this type. */
export const EXERCISE_ART_TYPE = 'exercise'

/** Workouts without a picture are drawn as pages of this type. */
export const WORKOUT_ART_TYPE = 'workout'

/** Returns the traits of a page type; the defaults for one that this release does not know. */
export function pageTraits(content_type: string): PageTypeTraits {
  return { ...DEFAULT_PAGE_TRAITS, ...page_traits.get(content_type) }
}

/** Returns the traits of a block type; the defaults for one that this release does not know. */
export function blockTraits(type: string): BlockTraits {
  return { ...DEFAULT_BLOCK_TRAITS, ...block_traits.get(type) }
}

/** Lists the page types that match, so that no caller names them. */
export function listPageTypes(matches: (traits: PageTypeTraits) => boolean): string[] {
  return [...page_traits.keys()].filter((type) => matches(pageTraits(type)))
}

/** Whether members find a page at its path and in lists. The start page has a path, whatever its type. */
export function hasOwnPlace({ content_type, path }: { content_type: string; path: string }): boolean {
  return path === '/' || !pageTraits(content_type).is_overlay_only
}

/** Whether a page of a type begins a unit of content, as `findPageRoots` asks it. */
export function beginsUnit(content_type: string): boolean {
  return pageTraits(content_type).begins_unit
}

/** Chooses the artwork of a page without a picture by the motifs of its type. */
export function artForType(page_id: string, content_type: string, previous_tone?: Tone): ArtSpec {
  return artForPage(page_id, pageTraits(content_type).cover_motifs, previous_tone)
}
