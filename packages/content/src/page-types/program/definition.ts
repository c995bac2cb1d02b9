import { imageRef, videoRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { definePageType } from '../../define.ts'
import { levelOptions, levels } from '../../levels.ts'
import { requiredLine } from '@foyer/contract/shapes'

/** The day of its week that a page of a stage stands on, from 1; a week begins with the member's start, not on Monday. */
const plannedDay = z.strictObject({ page_id: z.uuid(), day: z.number().int().min(1).max(7) })

/** A plan over weeks. Its child pages are the stages, and their children the sessions, in order (model, "Content"). */
export const programPage = definePageType({
  type: 'program',
  version: 1,
  props: z.strictObject({
    cover: imageRef,
    tagline: z.string().max(300),
    video: videoRef,
    level: z.enum(levels),
    weeks: z.number().int().min(0).max(104),
    days_per_week: z.number().int().min(0).max(7),
    equipment: z.array(requiredLine(60)).max(20),
    coach_name: z.string().max(80),
    coach_picture: imageRef,
    coach_line: z.string().max(120),
    /** Absent, or without a page: the pages of a stage have an order and no days. */
    days: z.array(plannedDay).max(1000).optional(),
  }),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    tagline: { kind: 'long_text', label: 'blocks.program.tagline', max: 300 },
    video: { kind: 'video', label: 'blocks.page.video' },
    level: { kind: 'choice', label: 'blocks.page.level', options: levelOptions },
    weeks: { kind: 'number', label: 'blocks.program.weeks', min: 0, max: 104 },
    days_per_week: { kind: 'number', label: 'blocks.program.days_per_week', min: 0, max: 7 },
    equipment: { kind: 'lines', label: 'blocks.page.equipment', max: 20 },
    coach_name: { kind: 'text', label: 'blocks.program.coach_name', max: 80 },
    coach_picture: { kind: 'image', label: 'blocks.program.coach_picture' },
    coach_line: { kind: 'text', label: 'blocks.program.coach_line', max: 120 },
    days: {
      kind: 'list',
      label: 'blocks.program.days',
      add: 'blocks.program.add_day',
      max: 1000,
      item: { page_id: '', day: 1 },
      plans_descendants: true,
      fields: {
        page_id: { kind: 'page', label: 'blocks.program.day_page', may_be_gone: true },
        day: { kind: 'number', label: 'blocks.program.day', min: 1, max: 7 },
      },
    },
  },
  defaults: {
    cover: null,
    tagline: '',
    video: null,
    level: '',
    weeks: 0,
    days_per_week: 0,
    equipment: [],
    coach_name: '',
    coach_picture: null,
    coach_line: '',
  },
  picker: { category: 'training', icon: 'mountain', label: 'blocks.page_types.program' },
  traits: {
    begins_unit: true,
    is_progress_container: true,
    run_list: 'programs',
    has_stages: true,
    can_be_left: true,
    is_plannable: false,
    default_actions: ['start'],
    has_schedule_button: true,
    start_label: 'page.action.start_program',
    opens_with: 'picture',
    facts_line: ['weeks', 'days_per_week', 'level'],
    cover_motifs: ['arch', 'ridge.run', 'arch', 'plates'],
    library_rank: 5,
  },
  facets: ['equipment', 'level'],
  suggested_blocks: () => ['text'],
  cover: (fields) => fields.cover,
  facts: (fields) => ({
    ...(fields.weeks > 0 ? { weeks: fields.weeks } : {}),
    ...(fields.days_per_week > 0 ? { days_per_week: fields.days_per_week } : {}),
    ...(fields.level === '' ? {} : { level: fields.level }),
    ...(fields.equipment.length > 0 ? { equipment: fields.equipment } : {}),
  }),
})
