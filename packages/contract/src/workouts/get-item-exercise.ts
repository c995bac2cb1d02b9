import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { exerciseCard } from './shapes.ts'

/** The exercise of a workout's item for the member, after their swap; `swapped_from` is the one of the workout. */
export const getItemExercise = defineCall({
  method: 'GET',
  path: '/workout_group_items/:uid/exercise',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ uid: id }),
  output: z.object({ exercise: exerciseCard, swapped_from: id.nullable() }),
  errors: ['workout_item_not_found', 'page_locked'],
  summary: 'Get the exercise of a workout item',
})
