import { imageRef, videoRef } from '@foyer/contract/pages/shapes'
import { chooseMovement } from '@foyer/domain/cover-subjects'
import { z } from 'zod'
import { blankId } from '../../blank-id.ts'
import { definePageType } from '../../define.ts'
import { countSets } from '../../count-sets.ts'
import { newSet } from '../../new-set.ts'
import { beepDistance, workoutChapter, workoutGroup } from '@foyer/contract/workouts/prescription'
import type { WorkoutGroup, WorkoutItem } from '@foyer/contract/workouts/prescription'
import { requiredLine } from '@foyer/contract/shapes'

const newItem: WorkoutItem = {
  uid: blankId,
  exercise_page_id: null,
  sets: [newSet],
  rest_seconds: 90,
  note: '',
}
const newGroup: WorkoutGroup = {
  id: blankId,
  title: '',
  kind: 'single',
  rounds: 1,
  rest_seconds: 0,
  work_seconds: 40,
  cap_seconds: 600,
  items: [],
}

/** A training session: groups of exercises with a prescription for each set. */
export const workoutPage = definePageType({
  type: 'workout',
  version: 1,
  props: z.strictObject({
    cover: imageRef,
    minutes: z.number().int().min(0).max(600),
    equipment: z.array(requiredLine(60)).max(20),
    note: z.string().max(500),
    groups: z.array(workoutGroup).max(30),
    video: videoRef,
    chapters: z.array(workoutChapter).max(60),
    /** Metres between the lines of a beep test; 0 where the workout is none. */
    beep_distance: z.union([z.literal(0), beepDistance]),
  }),
  fields: {
    groups: {
      kind: 'list',
      label: 'blocks.workout_page.groups',
      add: 'blocks.workout_page.add_group',
      max: 30,
      layout: 'workout_groups',
      item: newGroup,
      fields: {
        title: { kind: 'text', label: 'blocks.workout_page.group_title', max: 80 },
        kind: {
          kind: 'choice',
          label: 'blocks.workout_page.group_kind',
          options: [
            { value: 'single', label: 'blocks.workout_page.kind_single' },
            { value: 'superset', label: 'blocks.workout_page.kind_superset' },
            { value: 'circuit', label: 'blocks.workout_page.kind_circuit' },
            { value: 'interval', label: 'blocks.workout_page.kind_interval' },
            { value: 'emom', label: 'blocks.workout_page.kind_emom' },
            { value: 'amrap', label: 'blocks.workout_page.kind_amrap' },
            { value: 'for_time', label: 'blocks.workout_page.kind_for_time' },
          ],
        },
        rounds: {
          kind: 'number',
          label: 'blocks.workout_page.rounds',
          min: 1,
          max: 99,
          when: { prop: 'kind', is: ['superset', 'circuit', 'interval', 'emom', 'for_time'] },
        },
        rest_seconds: {
          kind: 'number',
          label: 'blocks.workout_page.group_rest',
          min: 0,
          max: 3600,
          is_clock: true,
          when: { prop: 'kind', is: ['superset', 'circuit', 'interval'] },
        },
        work_seconds: {
          kind: 'number',
          label: 'blocks.workout_page.work_seconds',
          min: 5,
          max: 3600,
          is_clock: true,
          when: { prop: 'kind', is: ['interval', 'emom'] },
        },
        cap_seconds: {
          kind: 'number',
          label: 'blocks.workout_page.cap_seconds',
          min: 10,
          max: 36_000,
          is_clock: true,
          when: { prop: 'kind', is: ['amrap', 'for_time'] },
        },
        items: {
          kind: 'list',
          label: 'blocks.workout_page.items',
          add: 'blocks.workout_page.add_item',
          max: 30,
          item: newItem,
          picks: 'exercise_page_id',
          fields: {
            exercise_page_id: {
              kind: 'page',
              label: 'blocks.workout_page.exercise',
              content_types: ['exercise'],
            },
            sets: { kind: 'sets', label: 'blocks.workout_page.sets', max: 30 },
            rest_seconds: {
              kind: 'number',
              label: 'blocks.workout_page.rest',
              min: 0,
              max: 3600,
              is_clock: true,
            },
            note: { kind: 'text', label: 'blocks.workout_page.item_note', max: 300 },
          },
        },
      },
    },
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    minutes: {
      kind: 'number',
      label: 'blocks.page.minutes',
      help: 'blocks.workout_page.minutes_help',
      min: 0,
      max: 600,
      unit: 'min',
    },
    equipment: { kind: 'lines', label: 'blocks.page.equipment', max: 20 },
    note: { kind: 'long_text', label: 'blocks.workout_page.note', max: 500 },
    video: { kind: 'video', label: 'blocks.page.video', help: 'blocks.workout_page.video_help' },
    chapters: {
      kind: 'list',
      label: 'blocks.workout_page.chapters',
      add: 'blocks.workout_page.add_chapter',
      max: 60,
      item: { id: blankId, title: '', at_seconds: 0, exercise_page_id: null },
      fields: {
        title: { kind: 'text', label: 'blocks.workout_page.chapter_title', max: 80 },
        at_seconds: {
          kind: 'number',
          label: 'blocks.workout_page.chapter_start',
          min: 0,
          max: 86_400,
          is_clock: true,
        },
        exercise_page_id: {
          kind: 'page',
          label: 'blocks.workout_page.exercise',
          content_types: ['exercise'],
        },
      },
    },
    beep_distance: {
      kind: 'number',
      label: 'blocks.workout_page.beep_distance',
      help: 'blocks.workout_page.beep_distance_help',
      min: 0,
      max: 100,
      unit: 'm',
    },
  },
  defaults: {
    cover: null,
    minutes: 0,
    equipment: [],
    note: '',
    groups: [],
    video: null,
    chapters: [],
    beep_distance: 0,
  },
  picker: { category: 'training', icon: 'activity', label: 'blocks.page_types.workout' },
  traits: {
    plan_rank: 0,
    has_schedule_button: true,
    has_player: true,
    todo_label: 'library.now.start_workout',
    opens_with: 'optional_cover',
    cover_motifs: ['strobe', 'ridge', 'arch'],
    library_rank: 2,
    has_table_import: true,
  },
  facets: ['equipment'],
  suggested_blocks: () => ['workout'],
  cover: (fields) => fields.cover,
  subject: (fields, title) => chooseMovement({ title, equipment: fields.equipment }),
  facts: (fields) => ({
    ...(fields.minutes > 0 ? { minutes: fields.minutes } : {}),
    ...(fields.equipment.length > 0 ? { equipment: fields.equipment } : {}),
    exercises: fields.groups.reduce((count, group) => count + group.items.length, 0),
    sets: countSets(fields.groups),
  }),
  listed_by: ({ groups }) => {
    const ids = groups.flatMap(({ items }) => items.flatMap((item) => item.exercise_page_id ?? []))
    return ids.length > 0 ? { exercise_ids: [...new Set(ids)] } : {}
  },
  example: ({ newId, page_ids }) => ({
    groups: page_ids.slice(0, 2).map((exercise_page_id) => ({
      ...newGroup,
      id: newId(),
      items: [{ ...newItem, uid: newId(), exercise_page_id }],
    })),
  }),
})
