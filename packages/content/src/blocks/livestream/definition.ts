import { imageRef, videoRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** A video, a livestream or a meeting: at a provider, or an own file. */
export const livestreamBlock = defineBlock({
  type: 'livestream',
  version: 1,
  props: z.strictObject({
    video: videoRef,
    title: z.string().max(120),
    poster: imageRef,
    caption: z.string().max(300),
    /** At the end of an own video or audio. */
    completes_page: z.boolean(),
    /** When a meeting starts, in the app's time zone; empty where nothing is planned. */
    day: z.union([z.literal(''), z.iso.date()]),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  }),
  fields: {
    video: { kind: 'video', label: 'blocks.livestream.video' },
    title: {
      kind: 'text',
      label: 'blocks.livestream.title',
      help: 'blocks.livestream.title_help',
      max: 120,
    },
    poster: { kind: 'image', label: 'blocks.livestream.poster' },
    caption: { kind: 'text', label: 'blocks.livestream.caption', max: 300 },
    completes_page: {
      kind: 'boolean',
      label: 'blocks.livestream.completes_page',
      help: 'blocks.livestream.completes_page_help',
    },
    day: { kind: 'day', label: 'blocks.livestream.day', help: 'blocks.livestream.day_help' },
    time: { kind: 'time', label: 'blocks.livestream.time' },
  },
  defaults: {
    video: null,
    title: '',
    poster: null,
    caption: '',
    completes_page: false,
    day: '',
    time: '18:00',
  },
  picker: { category: 'basics', icon: 'video', label: 'blocks.livestream.name' },
  example: ({ t }) => ({
    video: { url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
    title: t('editor.example.title'),
    poster: { art: 'ridge.clay.5', alt: '' },
  }),
})
