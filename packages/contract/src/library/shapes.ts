import { z } from 'zod'
import { accessResult } from '../access/shapes.ts'
import { coverAsset, pageRow } from '../pages/page-index.ts'
import { contentType, imageRef } from '../pages/shapes.ts'
import { taxNote } from '../commerce/tax-shapes.ts'
import { tagRef } from '../pages/tag-shapes.ts'
import { MAX_PAGE_TAGS } from '../rules/max-page-tags.ts'
import { id, idList, instant, money, queryBoolean, queryInteger, timeZone } from '../shapes.ts'
import {
  contentDirection,
  contentOrder,
  contentPrice,
  contentProgress,
  contentScheduleType,
} from './rule-shapes.ts'

const tagIds = idList(MAX_PAGE_TAGS)

/** The language of titles and figures; that of the app where it is not published or a page is not translated. */
export const titleLang = z.string().max(12).optional()

/**
 * How a list of content is filtered, ordered and cut. All filters apply together, after access: what the viewer may not
 * know of is neither listed nor counted.
 */
export const contentListInput = z.strictObject({
  offset: queryInteger(0, 10_000).optional(),
  limit: queryInteger(1, 100).default(30),
  /** Another way to write `offset`: the first page is 1. Both together are refused. */
  page: queryInteger(1, 10_000).optional(),
  /** The zone in which days are compared; by default the viewer's, for guests that of the app. */
  timezone: timeZone.optional(),
  lang: titleLang,
  /** `position` is the order of the tree, `published_at` sorts by age; pages without a value come last. */
  order_by: contentOrder.default('position'),
  direction: contentDirection.default('asc'),
  /** Words of titles; those first whose title begins with it. */
  search: z.string().trim().max(100).optional(),
  /** Only pages below this one. */
  page_id: id.optional(),
  /** With `page_id`: that page itself too. */
  include_current: queryBoolean.default(false),
  /** An interval of ISO 8601 durations, `MIN/MAX`, of which either may be left out: `/PT20M`, `PT20M/PT40M`, `P4W/`. */
  duration: z.string().max(60).optional(),
  /** Pages with any of these tags. */
  with_tags: tagIds.optional(),
  /** Pages with all of these tags. */
  with_all_tags: tagIds.optional(),
  /** Pages with none of these tags. */
  filter_tags: tagIds.optional(),
  /** One `field:value` a line: any value of a field, and all fields: level, equipment, muscle, slugs of page attributes. */
  with_property: z.string().max(4000).optional(),
  progress: contentProgress.optional(),
  schedule_type: contentScheduleType.optional(),
  price: contentPrice.optional(),
})

/** The lowest price that opens a page, in integer minor units. */
export const contentPriceTag = z.object({
  amount: z.number().int(),
  currency: z.string(),
  /** Null: paid once. */
  interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
  /** The same plan in other currencies. */
  others: z.array(money),
  /** What the price says about tax. */
  tax: taxNote,
})

/** A page as lists of content show it to the viewer. */
export const contentItem = pageRow.extend({
  tags: z.array(tagRef),
  /** Per cent of a started run; null where the viewer has not started it. */
  progress: z.number().int().nullable(),
  is_completed: z.boolean(),
  /** The page that comes next in a started run; null elsewhere. */
  next_page_id: id.nullable(),
  /** How many pages of a started run are completed, and how many there are. */
  done: z.number().int().nullable(),
  total: z.number().int().nullable(),
  /** When an event or a stream takes place now or next, else when it last did; null where it has no time. */
  starts_at: instant.nullable(),
  access: accessResult,
  /** Where the viewer lacks a purchase; null elsewhere. */
  price: contentPriceTag.nullable(),
})

/** A page as lists of the member's own content show it. */
export const pageCard = z.object({
  page_id: id,
  path: z.string(),
  title: z.string(),
  content_type: contentType,
  cover: imageRef,
  cover_asset: coverAsset,
  /** Per cent of a run that was started; null elsewhere. */
  progress: z.number().int().nullable(),
  is_completed: z.boolean(),
  next_page_id: id.nullable(),
  /** How many pages it has to complete, and how many of them are. */
  total: z.number().int().nullable(),
  done: z.number().int().nullable(),
  /** When it was started, opened, bookmarked, or given. */
  at: instant.nullable(),
  access: accessResult,
  /** Where the member lacks a purchase; null elsewhere. */
  price: contentPriceTag.nullable(),
})

/** A part of a list of content, and how many pages the whole list has. */
export const contentList = z.object({
  items: z.array(contentItem),
  total_count: z.number().int(),
})

/** A value that a list can be filtered by, with the number of pages that have it. */
export const countedValue = z.object({ value: z.string(), count: z.number().int() })

export type ContentItem = z.infer<typeof contentItem>
export type PageCard = z.infer<typeof pageCard>
