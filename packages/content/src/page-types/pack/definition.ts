import { imageRef } from '@foyer/contract/pages/shapes'
import { requiredLine } from '@foyer/contract/shapes'
import { z } from 'zod'
import { definePageType } from '../../define.ts'
import { levelOptions, levels } from '../../levels.ts'

/** Pages and programs that are handed out together: the pages below it, started as one, done in any order. */
export const packPage = definePageType({
  type: 'pack',
  version: 1,
  props: z.strictObject({
    cover: imageRef,
    tagline: z.string().max(300),
    level: z.enum(levels),
    equipment: z.array(requiredLine(60)).max(20),
    coach_name: z.string().max(80),
    coach_picture: imageRef,
    coach_line: z.string().max(120),
  }),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    tagline: { kind: 'long_text', label: 'blocks.pack.tagline', help: 'blocks.pack.tagline_help', max: 300 },
    level: { kind: 'choice', label: 'blocks.page.level', options: levelOptions },
    equipment: { kind: 'lines', label: 'blocks.page.equipment', max: 20 },
    coach_name: { kind: 'text', label: 'blocks.program.coach_name', max: 80 },
    coach_picture: { kind: 'image', label: 'blocks.program.coach_picture' },
    coach_line: { kind: 'text', label: 'blocks.program.coach_line', max: 120 },
  },
  defaults: {
    cover: null,
    tagline: '',
    level: '',
    equipment: [],
    coach_name: '',
    coach_picture: null,
    coach_line: '',
  },
  picker: { category: 'training', icon: 'package', label: 'blocks.page_types.pack' },
  traits: {
    begins_unit: true,
    is_progress_container: true,
    run_list: 'packs',
    can_be_left: true,
    is_plannable: false,
    has_view_switcher: true,
    default_actions: ['start'],
    has_schedule_button: true,
    start_label: 'page.action.start_pack',
    leave_label: 'page.leave_pack',
    opens_with: 'picture',
    facts_line: ['lessons', 'level', 'equipment'],
    cover_motifs: ['plates', 'arch'],
    library_rank: 7,
  },
  facets: ['equipment', 'level'],
  suggested_blocks: () => [],
  cover: (fields) => fields.cover,
  facts: (fields) => ({
    ...(fields.level === '' ? {} : { level: fields.level }),
    ...(fields.equipment.length > 0 ? { equipment: fields.equipment } : {}),
  }),
})
