import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** The page's workout as a list: groups, sets and rest. On a page of another type it shows nothing. */
export const workoutBlock = defineBlock({
  type: 'workout',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    show_pictures: z.boolean(),
    show_rest: z.boolean(),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.workout.title', max: 80 },
    show_pictures: { kind: 'boolean', label: 'blocks.workout.show_pictures', tab: 'style' },
    show_rest: { kind: 'boolean', label: 'blocks.workout.show_rest', tab: 'style' },
  },
  defaults: { title: '', show_pictures: true, show_rest: true },
  picker: { category: 'training', icon: 'dumbbell', label: 'blocks.workout.name' },
  example_page_type: 'workout',
})
