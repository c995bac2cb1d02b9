import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** A calendar of what a member has planned, of the app's events, or of both. */
export const calendarBlock = defineBlock({
  type: 'calendar',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    shows: z.enum(['both', 'plan', 'events']),
    view: z.enum(['week', 'month']),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.calendar.title', max: 80 },
    shows: {
      kind: 'choice',
      label: 'blocks.calendar.shows',
      help: 'blocks.calendar.shows_help',
      options: [
        { value: 'both', label: 'blocks.calendar.shows_both' },
        { value: 'plan', label: 'blocks.calendar.shows_plan' },
        { value: 'events', label: 'blocks.calendar.shows_events' },
      ],
    },
    view: {
      kind: 'choice',
      label: 'blocks.calendar.view',
      tab: 'style',
      options: [
        { value: 'week', label: 'blocks.calendar.view_week' },
        { value: 'month', label: 'blocks.calendar.view_month' },
      ],
    },
  },
  defaults: { title: '', shows: 'both', view: 'week' },
  picker: { category: 'training', icon: 'calendar', label: 'blocks.calendar.name' },
  variants: 'view',
  example: ({ t }) => ({ title: t('editor.example.calendar') }),
})
