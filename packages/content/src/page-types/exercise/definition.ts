import { imageRef, safeLink, videoRef } from '@foyer/contract/pages/shapes'
import { parseVideoAddress } from '@foyer/contract/rules/video-address'
import { chooseMovement } from '@foyer/domain/cover-subjects'
import { z } from 'zod'
import { blankId } from '../../blank-id.ts'
import { definePageType } from '../../define.ts'
import { levelOptions, levels } from '../../levels.ts'
import { requiredLine, requiredText } from '@foyer/contract/shapes'

const names = (max: number) => z.array(requiredLine(60)).max(max)

/** One movement: how it is done, and what it trains. Workouts refer to it by its page id. */
export const exercisePage = definePageType({
  type: 'exercise',
  version: 2,
  props: z.strictObject({
    pictures: z.array(z.strictObject({ id: z.uuid(), image: imageRef })).max(12),
    video: videoRef,
    /** A video that no player of ours shows. */
    video_url: z.union([z.literal(''), safeLink]),
    instructions: z.array(requiredText(2000)).max(40),
    primary_muscles: names(20),
    secondary_muscles: names(20),
    equipment: names(20),
    level: z.enum(levels),
    category: z.string().max(60),
    force: z.enum(['', 'push', 'pull', 'static']),
    mechanic: z.enum(['', 'compound', 'isolation']),
    /** Exercises that a member may do in its place, best first. */
    alternatives: z.array(z.uuid()).max(20),
  }),
  fields: {
    pictures: {
      kind: 'list',
      label: 'blocks.exercise.pictures',
      add: 'blocks.exercise.add_picture',
      max: 12,
      item: { id: blankId, image: null },
      fields: { image: { kind: 'image', label: 'blocks.exercise.picture' } },
    },
    video: { kind: 'video', label: 'blocks.page.video' },
    video_url: { kind: 'text', label: 'blocks.exercise.video_url', max: 2000, is_address: true },
    instructions: { kind: 'lines', label: 'blocks.exercise.instructions', max: 40 },
    primary_muscles: { kind: 'lines', label: 'blocks.exercise.primary_muscles', max: 20 },
    secondary_muscles: { kind: 'lines', label: 'blocks.exercise.secondary_muscles', max: 20 },
    equipment: { kind: 'lines', label: 'blocks.page.equipment', max: 20 },
    level: { kind: 'choice', label: 'blocks.page.level', options: levelOptions },
    category: { kind: 'text', label: 'blocks.exercise.category', max: 60 },
    force: {
      kind: 'choice',
      label: 'blocks.exercise.force',
      options: [
        { value: '', label: 'pages.force.none' },
        { value: 'push', label: 'pages.force.push' },
        { value: 'pull', label: 'pages.force.pull' },
        { value: 'static', label: 'pages.force.static' },
      ],
    },
    mechanic: {
      kind: 'choice',
      label: 'blocks.exercise.mechanic',
      options: [
        { value: '', label: 'pages.mechanic.none' },
        { value: 'compound', label: 'pages.mechanic.compound' },
        { value: 'isolation', label: 'pages.mechanic.isolation' },
      ],
    },
    alternatives: {
      kind: 'pages',
      label: 'blocks.exercise.alternatives',
      help: 'blocks.exercise.alternatives_help',
      max: 20,
      content_types: ['exercise'],
    },
  },
  defaults: {
    pictures: [],
    video: null,
    video_url: '',
    instructions: [],
    primary_muscles: [],
    secondary_muscles: [],
    equipment: [],
    level: '',
    category: '',
    force: '',
    mechanic: '',
    alternatives: [],
  },
  upgrade: (fields, from) => (from < 2 ? moveVideo(fields) : fields),
  picker: { category: 'training', icon: 'dumbbell', label: 'blocks.page_types.exercise' },
  traits: {
    plan_rank: 2,
    opens_with: 'picture',
    facts_line: ['equipment', 'level'],
    cover_motifs: ['strobe', 'ridge', 'plates'],
    library_rank: 1,
    is_imported: true,
  },
  facets: ['primary_muscles', 'equipment', 'level'],
  suggested_blocks: () => [],
  cover: (fields) => fields.pictures.find((picture) => picture.image !== null)?.image ?? null,
  subject: (fields, title) =>
    chooseMovement({
      title,
      equipment: fields.equipment,
      muscles: fields.primary_muscles,
      category: fields.category,
    }),
  facts: (fields) => ({
    ...(fields.level === '' ? {} : { level: fields.level }),
    ...(fields.equipment.length > 0 ? { equipment: fields.equipment } : {}),
  }),
  listed_by: ({ primary_muscles }) => (primary_muscles.length > 0 ? { muscles: primary_muscles } : {}),
})

/** Addresses of videos that we can play move from the link to the video. */
function moveVideo(fields: Record<string, unknown>): Record<string, unknown> {
  const { video_url } = fields
  const is_playable = typeof video_url === 'string' && 'video' in parseVideoAddress(video_url)
  return is_playable ? { ...fields, video: { url: video_url }, video_url: '' } : fields
}
