import { imageRef, videoRef } from '@foyer/contract/pages/shapes'
import { isTimeOfDay } from '@foyer/domain/schedule'
import { z } from 'zod'
import { dayOrNone } from '../../day-or-none.ts'
import { definePageType } from '../../define.ts'

/** A page around a live or recorded video. Its day and time are meant in the app's time zone. */
export const streamPage = definePageType({
  type: 'stream',
  version: 1,
  props: z.strictObject({
    cover: imageRef,
    intro: z.string().max(500),
    /** Empty: the video is a recorded one, or its date is not settled yet. */
    day: dayOrNone,
    time: z.string().refine(isTimeOfDay, { error: 'invalid_format' }),
    minutes: z.number().int().min(1).max(1440),
    video: videoRef,
    /** Shown when the stream has ended. */
    recording: videoRef,
    coach_name: z.string().max(80),
    coach_picture: imageRef,
    coach_line: z.string().max(120),
  }),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    intro: { kind: 'long_text', label: 'blocks.stream.intro', max: 500 },
    day: { kind: 'day', label: 'blocks.stream.day', help: 'blocks.stream.day_help' },
    time: { kind: 'time', label: 'blocks.stream.time' },
    minutes: { kind: 'number', label: 'blocks.page.minutes', min: 1, max: 1440, unit: 'min' },
    video: { kind: 'video', label: 'blocks.stream.video', help: 'blocks.stream.video_help' },
    recording: { kind: 'video', label: 'blocks.stream.recording', help: 'blocks.stream.recording_help' },
    coach_name: { kind: 'text', label: 'blocks.stream.coach_name', max: 80 },
    coach_picture: { kind: 'image', label: 'blocks.stream.coach_picture' },
    coach_line: { kind: 'text', label: 'blocks.program.coach_line', max: 120 },
  },
  defaults: {
    cover: null,
    intro: '',
    day: '',
    time: '18:00',
    minutes: 45,
    video: null,
    recording: null,
    coach_name: '',
    coach_picture: null,
    coach_line: '',
  },
  picker: { category: 'general', icon: 'radio', label: 'blocks.page_types.stream' },
  traits: {
    opens_with: 'picture',
    facts_line: ['minutes'],
    cover_motifs: ['strobe', 'tide'],
    library_rank: 8,
  },
  suggested_blocks: () => ['text'],
  cover: (fields) => fields.cover,
  facts: (fields) => ({
    minutes: fields.minutes,
    ...(fields.day === '' ? {} : { starts: `${fields.day}T${fields.time}` }),
  }),
})
