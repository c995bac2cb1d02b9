import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { draftCode, problemParams } from '../codes.ts'
import { hexColor, id, instant } from '../shapes.ts'
import { coverAsset } from './page-index.ts'
import { contentType, imageRef, pageAction, pageFields, storedBlocks } from './shapes.ts'

/** What the owner edits of a page. It is stored as it stands and never shown to members before a publish. */
export const pageDraft = z.strictObject({
  title: z.string().trim().min(1).max(200),
  fields: pageFields,
  blocks: storedBlocks,
  page_actions: z.array(pageAction).max(10),
  cover: imageRef,
  og_title: z.string().max(200),
  og_description: z.string().max(500),
  og_image: imageRef,
  color_mode: z.enum(['light', 'dark']).nullable(),
  background_color: hexColor.nullable(),
  show_back_button: z.boolean(),
  show_bookmark_button: z.boolean(),
  show_add_to_schedule_button: z.boolean(),
  show_tabbar: z.boolean(),
  is_commentable: z.boolean(),
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
  /** live: as published; edited: the draft is newer; new: never published; deleted: gone with the next publish. */
  state: z.enum(['live', 'edited', 'new', 'deleted']),
  /** broken: the pages above it form a circle, or one of them is gone, and so it opens for nobody. */
  gate: z.enum(['open', 'login', 'purchase', 'scheduled', 'progress', 'private', 'broken']),
  updated_at: instant,
})

/** A page that was deleted and can come back, with those that were deleted along with it. */
export const deletedPage = z.object({
  page_id: id,
  title: z.string(),
  path: z.string(),
  content_type: contentType,
  deleted_at: instant,
  /** Null where it was deleted before this was kept. */
  deleted_by: z.string().nullable(),
  restorable_until: instant,
  /** How many pages below it come back with it. */
  below_count: z.number().int(),
})

/** A field of a block that a draft keeps although it cannot be published as it is. */
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

/** One thing that a publish changes, and for whom. */
export const change = z.object({
  page_id: id,
  title: z.string(),
  path: z.string(),
  kind: z.enum(['added', 'changed', 'moved', 'deleted', 'theme', 'navigation']),
  gate: treeNode.shape.gate,
  /** Members who may see it once it is published; null where anyone may. */
  audience: z.number().int().nullable(),
  /**
   * What its new place means to members, over the page and all below it: how many gain a page by it and how many lose
   * one, and how many pages below come under other gates. Null where it stays below the same page, or is new.
   */
  audience_change: z
    .object({ gains: z.number().int(), loses: z.number().int(), pages_below: z.number().int() })
    .nullable(),
  /** What differs on a page that is not new: its content, or its place. */
  parts: z.array(changedPart),
})

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
  /** Who last went back to it and when, and from which one; null where nobody has. */
  restored: z.object({ by: z.string(), at: instant, left: releaseName.nullable() }).nullable(),
})

const publishProblem = draftProblem.extend({ page_id: id, title: z.string() })

/** The course of a publish. */
export const publishProgress = z.object({
  id,
  state: z.enum(['running', 'done', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  release_id: id.nullable(),
  problems: z.array(publishProblem),
})

/**
 * What a publish takes along: all pages where none are named, and theme, logo, languages and tabs where `with_settings`
 * says so. Not said: with all pages they go, with named ones they stay as members see them.
 */
export const publishChoice = {
  page_ids: z.array(id).max(10_000).optional(),
  with_settings: z.boolean().optional(),
}

/** A publish that happens by itself. */
export const publishPlan = z.object({
  id,
  run_at: instant,
  /** The chosen pages; null for everything. */
  pages: z.array(z.object({ page_id: id, title: z.string() })).nullable(),
  /** Theme, logo, languages and tabs go along. */
  with_settings: z.boolean(),
  note: z.string(),
  author: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** The release that came of it; null where it is done and nothing was new. */
  release_number: z.number().int().nullable(),
  /** What kept it from being published; empty where it was interrupted. */
  problems: z.array(publishProblem),
  ended_at: instant.nullable(),
})
