import { z } from 'zod'
import { MAX_PAGE_TAGS } from '../rules/max-page-tags.ts'
import { contentType } from '../pages/shapes.ts'
import { id, requiredLine } from '../shapes.ts'

/** How far the viewer is with a page; a guest has started nothing. */
export const contentProgress = z.enum(['not_started', 'started', 'completed', 'not_completed'])

/** Whether a page has a purchase gate, and whether the viewer passes it. */
export const contentPrice = z.enum(['free', 'paid', 'owned'])

/** By the times of events and streams, or whether the viewer has scheduled the page from today on. */
export const contentScheduleType = z.enum(['upcoming', 'current', 'past', 'scheduled', 'unscheduled'])

/** What a list of content is ordered by; ties are ordered by page id. */
export const contentOrder = z.enum(['title', 'published_at', 'position', 'duration', 'starts_at'])

export const contentDirection = z.enum(['asc', 'desc'])

const seconds = z
  .number()
  .int()
  .min(0)
  .max(10 * 366 * 86_400)
  .nullable()

const ruleTags = z.array(id).max(MAX_PAGE_TAGS)

/** A rule that finds pages, as a collection stores it; the same filters as the list of content has. */
export const contentRule = z.strictObject({
  /** `any`: pages of all types. */
  content_type: contentType,
  with_tags: ruleTags,
  with_all_tags: ruleTags,
  filter_tags: ruleTags,
  with_property: z.array(z.strictObject({ field: requiredLine(60), value: z.string().max(200) })).max(50),
  duration: z.strictObject({ min_seconds: seconds, max_seconds: seconds }),
  progress: contentProgress.nullable(),
  price: contentPrice.nullable(),
  schedule_type: contentScheduleType.nullable(),
  order_by: contentOrder,
  direction: contentDirection,
  /** The page that shows the list may be in it. */
  include_current: z.boolean(),
})

export type ContentRule = z.infer<typeof contentRule>
