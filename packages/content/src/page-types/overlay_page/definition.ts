import { isCalendarDay } from '@foyer/domain/time'
import { z } from 'zod'
import { definePageType } from '../../define.ts'

/** A day of the years 1900 to 2199, or none. */
const dayOrNone = z
  .string()
  .refine((text) => text === '' || (isCalendarDay(text) && text >= '1900' && text < '2200'), {
    error: 'invalid_format',
  })

/** How an overlay stands over the page below it. */
const OVERLAY_LAYOUTS = ['sheet', 'dialog', 'full_screen'] as const

/** The overlay opens by itself only as an announcement. */
const with_announcement = { prop: 'is_announcement', is: [true] }

/** A small page over another one: opened by a button, before a purchase, or by itself as an announcement. */
export const overlayPagePage = definePageType({
  type: 'overlay_page',
  version: 1,
  props: z
    .strictObject({
      layout: z.enum(OVERLAY_LAYOUTS),
      is_announcement: z.boolean(),
      frequency: z.enum(['once', 'daily', 'always']),
      audience: z.enum(['everyone', 'members', 'guests', 'non_buyers']),
      /** The first and last day in the app's time zone; empty: no limit. */
      starts_on: dayOrNone,
      ends_on: dayOrNone,
    })
    .refine(({ starts_on, ends_on }) => ends_on === '' || ends_on >= starts_on, {
      path: ['ends_on'],
      error: 'before_from',
    }),
  fields: {
    layout: {
      kind: 'choice',
      label: 'blocks.overlay.layout',
      help: 'blocks.overlay.layout_help',
      options: [
        { value: 'sheet', label: 'blocks.overlay.sheet' },
        { value: 'dialog', label: 'blocks.overlay.dialog' },
        { value: 'full_screen', label: 'blocks.overlay.full_screen' },
      ],
    },
    is_announcement: {
      kind: 'boolean',
      label: 'blocks.overlay.is_announcement',
      help: 'blocks.overlay.is_announcement_help',
    },
    frequency: {
      kind: 'choice',
      label: 'blocks.overlay.frequency',
      options: [
        { value: 'once', label: 'blocks.overlay.once' },
        { value: 'daily', label: 'blocks.overlay.daily' },
        { value: 'always', label: 'blocks.overlay.always' },
      ],
      when: with_announcement,
    },
    audience: {
      kind: 'choice',
      label: 'blocks.overlay.audience',
      help: 'blocks.overlay.audience_help',
      options: [
        { value: 'everyone', label: 'blocks.overlay.everyone' },
        { value: 'members', label: 'blocks.overlay.members' },
        { value: 'guests', label: 'blocks.overlay.guests' },
        { value: 'non_buyers', label: 'blocks.overlay.non_buyers' },
      ],
      when: with_announcement,
    },
    starts_on: { kind: 'day', label: 'blocks.overlay.starts_on', when: with_announcement },
    ends_on: { kind: 'day', label: 'blocks.overlay.ends_on', when: with_announcement },
  },
  defaults: {
    layout: 'sheet',
    is_announcement: false,
    frequency: 'once',
    audience: 'members',
    starts_on: '',
    ends_on: '',
  },
  picker: { category: 'general', icon: 'app-window', label: 'blocks.page_types.overlay_page' },
  traits: {
    is_plannable: false,
    is_listing: true,
    can_be_overlay: true,
    is_overlay_only: true,
    can_announce: true,
    default_actions: [],
    has_bookmark_button: false,
    skeleton: 'lines',
  },
  suggested_blocks: () => ['hero', 'text', 'button'],
  cover: () => null,
  facts: () => ({}),
})
