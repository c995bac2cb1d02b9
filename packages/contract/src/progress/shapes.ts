import { z } from 'zod'
import { avatarUrls } from '../identity/shapes.ts'
import { id, instant } from '../shapes.ts'

/** One page of a program's sequence, in order. */
export const sequenceItem = z.object({ page_id: id, is_completed: z.boolean() })

/** The same for its member. */
export const ownSequenceItem = sequenceItem.extend({
  /** They may not do it now. */
  is_locked: z.boolean(),
  /** Its day in a planned program, counted from 0; null where it stands on none. */
  plan_day: z.number().int().min(0).nullable(),
})

/**
 * A change of a run's days: what stands on `from_plan_day` or later moves by `days`; by 0 days, what was missed before
 * it is left out.
 */
export const planChange = z.object({
  made_on: z.iso.date(),
  from_plan_day: z.number().int().min(0),
  days: z.number().int(),
  /** Pages that were completed ahead and did not move. */
  except_page_ids: z.array(id),
})

/** Progress of a root in integer per cent (model, "Units"). */
export const rootProgress = z.object({ page_id: id, progress: z.number().int().min(0).max(100) })

/** The page subscribers entity (spec section 3). */
export const pageSubscribers = z.object({
  page_id: id,
  /** How many run it: exact up to 1,000, and 1,000 where there are more. */
  count: z.number().int().min(0).max(1000),
  /**
   * The last to start, newest first; empty for guests, non-members and viewers without access to the app. Hidden and
   * suspended people are not listed or counted.
   */
  last_5: z.array(z.object({ user_id: id, name: z.string(), avatar_urls: avatarUrls })),
  /** The viewer may start it, now or later, and has no running run. */
  can_schedule_start: z.boolean(),
  page_title: z.string(),
  page_path: z.string(),
  sequence: z.array(ownSequenceItem),
  /** The page that the viewer's run was started at; null for the first one. */
  start_from_page_id: id.nullable(),
  progress: z.number().int(),
  /** When the viewer's run started; null where it has not been started. */
  started_at: instant.nullable(),
  /** Today in the viewer’s zone; a device may be behind the clock of a sandbox. */
  day: z.iso.date(),
  /** How the viewer moved the days of their run. */
  plan_changes: z.array(planChange),
})

/** A map of completed stages per program (spec section 3). */
export const programSubscription = z.object({
  program_id: id,
  completed_stage_ids: z.array(id),
  active_stage_id: id.nullable(),
  progress: z.number().int(),
  started_at: instant,
})

/** How far a member is in a pack that they run. */
export const packSubscription = z.object({
  pack_id: id,
  progress: z.number().int().min(0).max(100),
  /** How many pages it has to complete, and how many of them are. */
  total: z.number().int(),
  done: z.number().int(),
  started_at: instant,
})

export type PageSubscribers = z.infer<typeof pageSubscribers>
export type ProgramSubscription = z.infer<typeof programSubscription>
export type PackSubscription = z.infer<typeof packSubscription>
