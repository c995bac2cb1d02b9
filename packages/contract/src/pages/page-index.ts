import { z } from 'zod'
import { accessGranted } from '../access/shapes.ts'
import { hexColor, id, instant } from '../shapes.ts'
import { contentType, imageRef, pageAction, pageFields, storedBlock } from './shapes.ts'

/** A picture as views need it: its size, its variants by width, and a blurred placeholder (thumbhash, base64). */
export const mediaAsset = z.object({
  id,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  placeholder: z.string().nullable(),
  /** The original, shown until variants are ready. */
  src: z.string(),
  variants: z.array(
    z.object({ width: z.number().int().positive(), format: z.enum(['webp', 'avif']), url: z.string() }),
  ),
})

/** An own video, audio or document as views need it. */
export const fileAsset = z.object({
  id,
  kind: z.enum(['video', 'audio', 'file']),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  seconds: z.number().nullable(),
  captions: z.array(z.object({ locale: z.string(), label: z.string() })),
  /** Signed in the studio and in previews; null where `pages.openMedia` opens the file. */
  src: z.string().nullable(),
})

/** The picture of a row's cover: null where the cover is drawn, or there is none. Its addresses may die in ten minutes. */
export const coverAsset = mediaAsset.nullable()

/** The figures that a row about a page may show. Those that do not apply to its type are absent. */
export const pageFacts = z.object({
  minutes: z.number().int().optional(),
  exercises: z.number().int().optional(),
  sets: z.number().int().optional(),
  equipment: z.array(z.string()).optional(),
  level: z.string().optional(),
  weeks: z.number().int().optional(),
  days_per_week: z.number().int().optional(),
  lessons: z.number().int().optional(),
  calories: z.number().int().optional(),
  protein: z.number().int().optional(),
  author: z.string().optional(),
  /** When a stream starts, `YYYY-MM-DDTHH:MM` by the clock of the app's time zone. */
  starts: z.string().optional(),
})

/** What a link to a page may show before it is opened. */
export const pageLink = z.object({
  page_id: id,
  path: z.string(),
  title: z.string(),
  content_type: contentType,
  cover: imageRef,
  facts: pageFacts,
  gate: z.enum(['open', 'login', 'purchase', 'scheduled', 'progress']),
  /** The top of its tree, whose gates determine the link's state for a member; null for a public page. */
  root_id: id.nullable(),
  product_ids: z.array(id),
  overlay_id: id.nullable(),
  /** When a page that opens later does; null where that depends on the reader, or nothing waits. */
  unlocks_at: instant.nullable(),
  /** The page is locked but a descendant is accessible: the link leads to the page, not to its purchase. */
  has_viewable: z.boolean(),
})

/** A link to a page as a row of a list, with its picture. */
export const pageRow = pageLink.extend({ cover_asset: coverAsset })

/** A gate of a page, as far as it is public. A private page has no shell. */
export const publicGate = z.object({
  /** The page that defines the rule: the page itself or one it inherits from. */
  page_id: id,
  kind: z.enum(['login', 'purchase', 'scheduled', 'progress']),
  allow_browsing: z.boolean(),
  product_ids: z.array(id),
  overlay_id: id.nullable(),
  unlocks_at: instant.nullable(),
})

/** What any stranger may know of a gated page. */
export const pageShell = z.object({
  page_id: id,
  root_id: id,
  content_root_id: id,
  page_title: z.string(),
  page_content_type: contentType,
  /** The path, `/` for the start page. */
  page_data: z.string(),
  cover: imageRef,
  og_title: z.string(),
  og_description: z.string(),
  og_image: z.string().nullable(),
  /** null: the default of the app's theme. */
  color_mode: z.enum(['light', 'dark']).nullable(),
  page_access: z.array(publicGate),
})

/** A named value that texts of the page may show (spec section 3). */
export const pageAttribute = z.object({
  slug: z.string(),
  type: z.enum(['image', 'video', 'audio', 'string', 'rich_text']),
  value: z.unknown(),
})

/** A rule of time on the page. */
export const pageSchedule = z.object({
  unlocks_at: instant.nullable(),
  unlock_duration_seconds: z.number().int().nullable(),
  schedule_period: z.enum(['day', 'week', 'month']).nullable(),
  schedule_interval: z.number().int().nullable(),
})

/** A whole page, as its readers get it (spec section 3, "Page"). */
export const pageEntity = pageShell.extend({
  attributes: z.array(pageAttribute),
  page_schedules: z.array(pageSchedule),
  page_actions: z.array(pageAction),
  /** Pages with the same parent, in order, this one included. */
  siblings: z.array(id),
  blocks: z.array(storedBlock),
  is_root: z.boolean(),
  show_back_button: z.boolean(),
  show_bookmark_button: z.boolean(),
  show_add_to_schedule_button: z.boolean(),
  show_tabbar: z.boolean(),
  show_view_switcher: z.boolean(),
  background_color: hexColor.nullable(),
  use_global_toolbar: z.boolean(),
  is_commentable: z.boolean(),
  message_thread_id: id.nullable(),
  fields: pageFields,
})

/** A text that members' devices fill in: its path in the page, and its pieces with what guests see. */
export const personalText = z.object({
  path: z.array(z.string()),
  parts: z.array(z.union([z.string(), z.object({ slug: z.string(), fallback: z.string() })])),
})

/** The texts of a page with attributes of the member; absent where it has none. */
const personal = z.array(personalText).optional()

const around = {
  release_id: id,
  locale: z.string(),
  media: z.record(z.string(), mediaAsset),
  /** Own videos, audios and documents by id; absent where the page has none. */
  files: z.record(z.string(), fileAsset).optional(),
  links: z.record(z.string(), pageLink),
  /**
   * Ordered page ids that a rule found when the page was published: the key is a collection block's id, `own` for the
   * list of a collection page, or a page's id for its children (a program's stages, a stage's sessions).
   */
  lists: z.record(z.string(), z.array(id)),
}

/** The file behind `/_pages/<path>/index.json`: the whole page where anyone may see it, else its shell. */
export const pageIndex = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), ...around, personal, page: pageEntity }),
  z.object({ kind: z.literal('gated'), ...around, page: pageShell }),
])

/** The whole of a page, for those who may read it. */
export const pageBody = z.object({
  kind: z.literal('open'),
  ...around,
  personal,
  page: pageEntity,
  /** The viewer's access decision; absent where the viewer is unknown, as in the file of a public page. */
  access: accessGranted.optional(),
})

export type MediaAsset = z.infer<typeof mediaAsset>
export type FileAsset = z.infer<typeof fileAsset>
export type PageFacts = z.infer<typeof pageFacts>
export type PageLink = z.infer<typeof pageLink>
export type PublicGate = z.infer<typeof publicGate>
export type PageShell = z.infer<typeof pageShell>
export type PageEntity = z.infer<typeof pageEntity>
export type PageIndex = z.infer<typeof pageIndex>
export type PageBody = z.infer<typeof pageBody>
