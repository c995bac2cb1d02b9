import { z } from 'zod'
import { contentType, imageRef } from '../pages/shapes.ts'
import { id, instant } from '../shapes.ts'

/** One page of a program's sequence, in order. */
export const sequenceItem = z.object({ page_id: id, is_completed: z.boolean() })

/** Progress of a root in integer per cent (model, "Units"). */
export const rootProgress = z.object({ page_id: id, progress: z.number().int().min(0).max(100) })

/** The page subscribers entity (spec section 3). */
export const pageSubscribers = z.object({
  page_id: id,
  count: z.number().int(),
  last_5: z.array(z.object({ user_id: id, name: z.string(), avatar_urls: z.record(z.string(), z.string()) })),
  can_schedule_start: z.boolean(),
  page_title: z.string(),
  page_path: z.string(),
  sequence: z.array(sequenceItem),
  progress: z.number().int(),
  /** When the viewer's run began; null where they have not started. */
  started_at: instant.nullable(),
})

/** A map of completed stages per program (spec section 3). */
export const programSubscription = z.object({
  program_id: id,
  completed_stage_ids: z.array(id),
  active_stage_id: id.nullable(),
  progress: z.number().int(),
  started_at: instant,
})

/** A page as lists of the member's own content show it. */
export const pageCard = z.object({
  page_id: id,
  path: z.string(),
  title: z.string(),
  content_type: contentType,
  cover: imageRef,
  progress: z.number().int().nullable(),
  next_page_id: id.nullable(),
  total: z.number().int().nullable(),
  done: z.number().int().nullable(),
  at: instant.nullable(),
})
