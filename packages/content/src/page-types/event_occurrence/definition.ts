import { imageRef, videoRef } from '@foyer/contract/pages/shapes'
import { embedAddress } from '@foyer/domain/addresses'
import { isTimeOfDay, REPEATS } from '@foyer/domain/schedule'
import { z } from 'zod'
import { dayOrNone } from '../../day-or-none.ts'
import { definePageType } from '../../define.ts'

/** Something that takes place: once, or again and again. Its days and time are meant in the app's time zone. */
export const eventOccurrencePage = definePageType({
  type: 'event_occurrence',
  version: 3,
  props: z
    .strictObject({
      cover: imageRef,
      /** Empty: it is not settled yet. */
      first_day: dayOrNone,
      time: z.string().refine(isTimeOfDay, { error: 'invalid_format' }),
      minutes: z.number().int().min(1).max(10_080),
      repeats: z.enum(REPEATS),
      /** The last day on which it may start; empty: no end. */
      last_day: dayOrNone,
      place: z.string().max(200),
      /** How many may come to each date; 0: no limit. */
      capacity: z.number().int().min(0).max(100_000),
      /** Of a meeting: given to those who come, shortly before each date. */
      online_url: z
        .string()
        .max(2000)
        .refine((url) => url.trim() === '' || embedAddress(url) !== null, { error: 'embed_address_invalid' }),
      /** Shown once a date is over. */
      recording: videoRef,
    })
    .refine(
      (event) => event.repeats === 'once' || event.last_day === '' || event.last_day >= event.first_day,
      {
        path: ['last_day'],
        error: 'before_from',
      },
    ),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    first_day: { kind: 'day', label: 'blocks.event.first_day', help: 'blocks.event.first_day_help' },
    time: { kind: 'time', label: 'blocks.event.time' },
    minutes: { kind: 'number', label: 'blocks.page.minutes', min: 1, max: 10_080, unit: 'min' },
    repeats: {
      kind: 'choice',
      label: 'blocks.event.repeats',
      help: 'blocks.event.repeats_help',
      options: [
        { value: 'once', label: 'pages.event.once' },
        { value: 'daily', label: 'pages.event.daily' },
        { value: 'weekly', label: 'pages.event.weekly' },
        { value: 'every_two_weeks', label: 'pages.event.every_two_weeks' },
        { value: 'monthly', label: 'pages.event.monthly' },
      ],
    },
    last_day: {
      kind: 'day',
      label: 'blocks.event.last_day',
      help: 'blocks.event.last_day_help',
      when: { prop: 'repeats', is: ['daily', 'weekly', 'every_two_weeks', 'monthly'] },
    },
    place: { kind: 'text', label: 'blocks.event.place', max: 200 },
    capacity: {
      kind: 'number',
      label: 'blocks.event.capacity',
      help: 'blocks.event.capacity_help',
      min: 0,
      max: 100_000,
    },
    online_url: {
      kind: 'text',
      label: 'blocks.event.online_url',
      help: 'blocks.event.online_url_help',
      max: 2000,
      is_address: true,
      is_withheld: true,
    },
    recording: { kind: 'video', label: 'blocks.event.recording', help: 'blocks.event.recording_help' },
  },
  defaults: {
    cover: null,
    first_day: '',
    time: '18:00',
    minutes: 60,
    repeats: 'once',
    last_day: '',
    place: '',
    capacity: 0,
    online_url: '',
    recording: null,
  },
  upgrade: (props, from) => (from < 3 ? { capacity: 0, online_url: '', recording: null, ...props } : props),
  picker: { category: 'general', icon: 'calendar-days', label: 'blocks.page_types.event_occurrence' },
  traits: {
    has_occurrences: true,
    default_actions: [],
    opens_with: 'picture',
    cover_motifs: ['arch', 'ridge.run', 'tide'],
  },
  suggested_blocks: () => ['text'],
  cover: (fields) => fields.cover,
  facts: (fields) => ({ minutes: fields.minutes }),
  listed_by: ({ first_day, time, minutes, repeats, last_day }) =>
    first_day === '' ? {} : { event: { first_day, time, minutes, repeats, last_day } },
})
