import { z } from 'zod'
import { appLocale } from '../apps/shapes.ts'
import { defineCall } from '../define-call.ts'
import { id, idList, queryBoolean, queryInteger } from '../shapes.ts'
import { treeNode } from './draft-shapes.ts'
import { coverAsset } from './page-index.ts'
import { imageRef } from './shapes.ts'

/** A page with what a picker shows of it. */
export const browsedPage = z.object({
  page: treeNode,
  /** `match`: its title has the term. `related`: it shares the main value of most matches, such as a muscle. */
  group: z.enum(['match', 'related']),
  /** How many pages of the app name it. */
  use_count: z.number().int(),
  /** Whether it has a video, of its own or by an address. */
  has_video: z.boolean(),
  /** Its values by facet. */
  facets: z.record(z.string(), z.array(z.string())),
  /** Its first two pictures: a movement has a start and an end. */
  poses: z.array(z.object({ image: imageRef, asset: coverAsset })),
})

/** A field to filter by, with its values and how many pages each leaves; the most frequent first. */
export const facet = z.object({
  field: z.string(),
  values: z.array(z.object({ value: z.string(), count: z.number().int() })),
})

/**
 * Pages of one type, or of all types, ranked for a term: by title, typing errors included, then by how
 * often the app uses them. `filters` has one `field:value` a line: any value of a field, and all fields. Up to 20,000
 * pages are ranked; `offset` leaves out the first of them.
 */
export const browsePages = defineCall({
  method: 'GET',
  path: '/studio/pages/browse',
  auth: 'team',
  input: z.strictObject({
    /** Absent: all types. */
    content_type: z.string().max(40).optional(),
    term: z.string().trim().max(100).default(''),
    filters: z.string().max(4000).default(''),
    /** Only pages with any of these tags. */
    tag_ids: idList(30).optional(),
    /** Only pages with a tag, or only those without any. */
    has_tags: queryBoolean.optional(),
    /** Only pages with a video, or only those without. */
    has_video: queryBoolean.optional(),
    /** Only pages that others name, or only those that none names. */
    is_used: queryBoolean.optional(),
    state: z.enum(['live', 'edited', 'new']).optional(),
    /** Only pages of which a text is translated into this language, or only those without one. */
    translated_into: appLocale.optional(),
    missing_in: appLocale.optional(),
    /** `rank`: as said above. The others have a direction: by default titles rise, the rest falls. */
    order_by: z.enum(['rank', 'title', 'updated_at', 'use_count', 'created_at']).default('rank'),
    direction: z.enum(['asc', 'desc']).optional(),
    /** Also the ids of all that match, to select them. */
    with_ids: queryBoolean.default(false),
    offset: queryInteger(0, 20_000).default(0),
    limit: queryInteger(1, 100).default(60),
  }),
  output: z.object({
    items: z.array(browsedPage),
    facets: z.array(facet),
    /** How many pages each tag and each state leaves, by the other filters. */
    tags: z.array(z.object({ tag_id: id, count: z.number().int() })),
    states: z.array(z.object({ state: z.enum(['live', 'edited', 'new']), count: z.number().int() })),
    /** The ids of all matches in their order; null where they were not asked for. */
    match_ids: z.array(id).nullable(),
    /** How many titles match, with the filters. */
    match_count: z.number().int(),
    /** How many pages of these types there are, counted up to 20,000. */
    total_count: z.number().int(),
  }),
  summary: 'Browse the pages of the library by facets',
})
