import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryBoolean, queryInteger } from '../shapes.ts'
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
 * Pages of one type, ranked for a term: by title, typing errors included, then by how often the app uses them. `filters`
 * has one `field:value` a line: any value of a field, and all fields. The newest 2,000 pages are ranked; `offset` leaves
 * out the first of them.
 */
export const browsePages = defineCall({
  method: 'GET',
  path: '/studio/pages/browse',
  auth: 'team',
  input: z.strictObject({
    content_type: z.string().max(40),
    term: z.string().trim().max(100).default(''),
    filters: z.string().max(4000).default(''),
    /** Only pages with a video, or only those without. */
    has_video: queryBoolean.optional(),
    /** Only pages that others name, or only those that none names. */
    is_used: queryBoolean.optional(),
    offset: queryInteger(0, 2000).default(0),
    limit: queryInteger(1, 100).default(60),
  }),
  output: z.object({
    items: z.array(browsedPage),
    facets: z.array(facet),
    /** How many titles match, with the filters. */
    match_count: z.number().int(),
    /** How many pages of this type there are, counted up to 2,000. */
    total_count: z.number().int(),
  }),
  summary: 'Browse the pages of one type by facets',
})
