import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput } from '../shapes.ts'
import { activityData, activityType, entryClock, sessionEntry } from './shapes.ts'

/**
 * Appends an activity; nothing is overwritten. `activity_id` is made on the device (UUIDv7): sending twice writes
 * once. `data` has the shape of its `activity_type`. Stamps in the future are replaced; the answer has the stored ones.
 */
export const appendActivity = defineCall({
  method: 'POST',
  path: '/workouts/:id/session/:session_id/activity',
  auth: 'member',
  input: z
    .strictObject({
      id,
      session_id: id,
      activity_id: id,
      activity_type: activityType,
      workout_group_id: id.nullable().default(null),
      workout_group_item_id: id.nullable().default(null),
      at: instantInput,
      clock: entryClock,
      data: z.record(z.string(), z.unknown()),
    })
    .superRefine((input, context) => {
      const { error } = activityData[input.activity_type].safeParse(input.data)
      for (const issue of error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['data', ...issue.path], message: issue.message })
    }),
  output: z.object({ activity: sessionEntry }),
  errors: ['session_not_found', 'unknown_workout_item', 'activity_id_taken', 'too_many_activities'],
  rate: { limit: 600, seconds: 60 },
  summary: 'Append an activity to a session',
})
