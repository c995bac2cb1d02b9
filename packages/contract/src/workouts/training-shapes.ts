import { z } from 'zod'
import { coverAsset } from '../pages/page-index.ts'
import { imageRef } from '../pages/shapes.ts'
import { FEELINGS } from '../rules/workouts.ts'
import { day, id, instant, requiredText } from '../shapes.ts'
import { lastTime, sessionRow, workoutSession } from './shapes.ts'

/** The text of a comment on a session. */
export const commentText = requiredText(2000)

/** A comment of the team on a session, as the member reads it. */
export const sessionComment = z.object({
  id,
  author_name: z.string(),
  text: z.string(),
  created_at: instant,
  edited_at: instant.nullable(),
})

/** A session in the member's list, with what the team wrote about it. */
export const commentedRow = sessionRow.extend({ comments: z.array(sessionComment) })

/** A session of the member with what the team wrote about it. */
export const commentedSession = workoutSession.extend({ comments: z.array(sessionComment) })

/** A comment, with what the viewer of the team may do with it. */
export const teamComment = sessionComment.extend({
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** What the member said of a session when it was finished. */
const reflection = { feeling: z.enum(FEELINGS).nullable(), note: z.string() }

/** A session of a member as the team lists it. */
export const memberSessionRow = sessionRow.extend({
  ...reflection,
  cover: imageRef,
  cover_asset: coverAsset,
  comment_count: z.number().int(),
})

/** A session of a member with all that was done in it, as the team reads it. */
export const memberSession = workoutSession.extend({ comments: z.array(teamComment) })

/** A page of a program on its day. */
export const plannedSession = z.object({
  page_id: id,
  title: z.string(),
  date: day,
  state: z.enum(['done', 'today', 'missed', 'skipped', 'coming']),
  /** The member's day on which it was completed. */
  done_on: day.nullable(),
  /** The newest session of this page in the program. */
  session_id: id.nullable(),
})

/** A program that a member is in, with the last weeks of its plan. */
export const trainingProgram = z.object({
  page_id: id,
  title: z.string(),
  started_at: instant,
  /** Percent of its pages that are completed. */
  progress: z.number().int(),
  /** The weeks around today, oldest first; empty for a program without days. */
  weeks: z.array(
    z.object({
      /** Counts the weeks of the program from 1. */
      number: z.number().int(),
      starts_on: day,
      sessions: z.array(plannedSession),
    }),
  ),
  /** Weeks of the whole plan. */
  week_count: z.number().int(),
  /** What was planned until today, without what was skipped, and what of it was done and missed. */
  planned: z.number().int(),
  done: z.number().int(),
  missed: z.number().int(),
})

/** The best that a member did of an exercise. */
export const memberRecord = lastTime
  .pick({ exercise_id: true, local_date: true, bests: true })
  .extend({ title: z.string() })

export type SessionComment = z.infer<typeof sessionComment>
export type TeamComment = z.infer<typeof teamComment>
export type MemberSessionRow = z.infer<typeof memberSessionRow>
export type MemberSession = z.infer<typeof memberSession>
export type PlannedSession = z.infer<typeof plannedSession>
export type TrainingProgram = z.infer<typeof trainingProgram>
export type MemberRecord = z.infer<typeof memberRecord>
