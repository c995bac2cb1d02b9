import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { pageAttributeValue } from '../attributes/shapes.ts'
import { draftCode, problemParams, suggestionCode, warningCode } from '../codes.ts'
import { hexColor, id, instant, optionalLine, optionalText, requiredLine } from '../shapes.ts'
import { coverAsset } from './page-index.ts'
import { contentType, imageRef, pageAction, pageFields, storedBlocks } from './shapes.ts'

/** The editable data of a page. It is stored unchanged and never shown to members before a publish. */
export const pageDraft = z.strictObject({
  title: requiredLine(200),
  fields: pageFields,
  blocks: storedBlocks,
  page_actions: z.array(pageAction).max(10),
  cover: imageRef,
  og_title: optionalLine(200),
  og_description: optionalText(500),
  og_image: imageRef,
  color_mode: z.enum(['light', 'dark']).nullable(),
  background_color: hexColor.nullable(),
  show_back_button: z.boolean(),
  show_bookmark_button: z.boolean(),
  show_add_to_schedule_button: z.boolean(),
  show_tabbar: z.boolean(),
  /** The switch between list and grid; absent: as the page type has it. */
  show_view_switcher: z.boolean().optional(),
  /** False: a back button alone instead of the app's toolbar. Absent: true. */
  use_global_toolbar: z.boolean().optional(),
  is_commentable: z.boolean(),
  /** The values of the app's page attributes; absent in drafts from before there were any. */
  attributes: z.array(pageAttributeValue).max(100).optional(),
})

/** A node of the studio's page tree. */
export const treeNode = z.object({
  page_id: id,
  parent_id: id.nullable(),
  position: z.number().int(),
  path: z.string(),
  title: z.string(),
  content_type: contentType,
  cover: imageRef,
  cover_asset: coverAsset,
  /** live: as published; edited: the draft is newer; new: never published; deleted: removed with the next publish. */
  state: z.enum(['live', 'edited', 'new', 'deleted']),
  /** broken: an ancestor is missing or the ancestors form a loop, so the page is accessible to nobody. */
  gate: z.enum(['open', 'login', 'purchase', 'scheduled', 'progress', 'private', 'broken']),
  /** Its tags, by name. */
  tag_ids: z.array(id),
  updated_at: instant,
})

/** A deleted page that can be restored, with the pages that were deleted with it. */
export const deletedPage = z.object({
  page_id: id,
  title: z.string(),
  path: z.string(),
  content_type: contentType,
  deleted_at: instant,
  /** Null if the deletion is older than this field. */
  deleted_by: z.string().nullable(),
  restorable_until: instant,
  /** The number of descendants that are restored with it. */
  below_count: z.number().int(),
})

/** A problem of a field in a draft: the draft is saved with it but cannot be published. */
export const draftProblem = z.object({
  block_id: id.nullable(),
  path: z.string(),
  code: draftCode,
  params: problemParams.optional(),
})

/** A page as the editor opens it. */
export const studioPage = z.object({
  page_id: id,
  parent_id: id.nullable(),
  root_id: id,
  path: z.string(),
  content_type: contentType,
  revision: z.number().int(),
  draft: pageDraft,
  problems: z.array(draftProblem),
  state: treeNode.shape.state,
  updated_at: instant,
  updated_by: z.string(),
})

/** One thing of a page that differs from what members see; `block_type` where it is a block. */
export const changedPart = z.object({
  kind: z.enum([
    'title',
    'cover',
    'block_added',
    'block_changed',
    'block_removed',
    'order',
    'fields',
    'settings',
    'translation',
    'place',
  ]),
  block_type: z.string().nullable(),
  /** The language of a translation. */
  locale: appLocale.optional(),
  /** With `place`: the path that the page had, where it has another one now. */
  path: z.string().optional(),
})

/** One change of a publish, and its audience. */
export const change = z.object({
  page_id: id,
  title: z.string(),
  path: z.string(),
  kind: z.enum(['added', 'changed', 'moved', 'deleted', 'theme', 'navigation']),
  gate: treeNode.shape.gate,
  /** Members who may see it once it is published, or before it is deleted; null where anyone may. */
  audience: z.number().int().nullable(),
  /** Names the members who see the page before or after the publish, for `audience_groups`. */
  audience_key: z.number().int(),
  /**
   * The effect of a move on members, over the page and its descendants: how many members gain or lose a page, and
   * how many descendants get other gates. Null for new pages and those with the same parent.
   */
  audience_change: z
    .object({ gains: z.number().int(), loses: z.number().int(), pages_below: z.number().int() })
    .nullable(),
  /** What differs on a page that is not new: its content, or its place. */
  parts: z.array(changedPart),
})

/**
 * Members who see the same changed pages, by the keys of these. A choice of changes concerns the groups with one of
 * its keys.
 */
export const audienceGroup = z.object({ count: z.number().int(), keys: z.array(z.number().int()) })

const releaseName = z.object({ id, number: z.number().int() })

/** A release: an immutable state of all pages, theme and navigation. */
export const release = z.object({
  id,
  number: z.number().int(),
  created_at: instant,
  author: z.string(),
  note: z.string(),
  page_count: z.number().int(),
  change_count: z.number().int(),
  is_live: z.boolean(),
  /** What members saw before it, and what its changes are counted against; null for the first. */
  base: releaseName.nullable(),
  /** Who last restored this release, when, and from which release; null if nobody has. */
  restored: z.object({ by: z.string(), at: instant, left: releaseName.nullable() }).nullable(),
})

export const publishProblem = draftProblem.extend({ page_id: id, title: z.string() })

/** Who ignores a warning, and why; null where nobody does. */
const ignored = z.object({ reason: z.string(), by: z.string(), at: instant }).nullable()

/** Something of a page that members would miss: publishing with it takes a decision. */
export const changeWarning = publishProblem.extend({
  code: warningCode,
  ignored,
  /** The new page that has to be published too; the warning does not apply if it is. */
  needs_page_id: id.nullable(),
})

/** Something of a changed page that should be better. */
export const changeSuggestion = publishProblem.extend({ code: suggestionCode, ignored })

/** The course of a publish. */
export const publishProgress = z.object({
  id,
  state: z.enum(['running', 'done', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  release_id: id.nullable(),
  /** Why pages were left out; members retain their live versions. A publish with nothing else to publish fails. */
  problems: z.array(publishProblem),
})

/**
 * What to publish: all pages if none are named; `with_settings` for theme, logo, languages and tabs. By default
 * settings are published with all pages, and not with named ones.
 */
export const publishChoice = {
  page_ids: z.array(id).max(10_000).optional(),
  with_settings: z.boolean().optional(),
}

/** How many warnings of `GET /studio/changes` for what is published the caller has seen and accepts. */
export const acceptedWarnings = z.number().int().min(0).max(10_000).default(0)

/** A publish that happens by itself. */
export const publishPlan = z.object({
  id,
  run_at: instant,
  /** The chosen pages; null for all. */
  pages: z.array(z.object({ page_id: id, title: z.string() })).nullable(),
  /** Theme, logo, languages and tabs go along. */
  with_settings: z.boolean(),
  note: z.string(),
  author: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** The release that was created; null if nothing had changed. */
  release_number: z.number().int().nullable(),
  /** Why pages were left out, or what prevented the publish; empty if it was interrupted. */
  problems: z.array(publishProblem),
  ended_at: instant.nullable(),
})
