import { newContentRule } from '../page-source.ts'
import type { InputFor } from '@foyer/contract/client'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { LabelKey } from '@foyer/i18n'
import { pageTypeDefinition } from '../registry.ts'
import { newSet } from '../new-set.ts'
import {
  buildBlock,
  buildText,
  heading,
  listOwn,
  listPages,
  paragraph,
  type FillInput,
} from './build-blocks.ts'
import { sections, type SectionId } from './sections.ts'

/** What a page starts with. */
export type StartingDraft = NonNullable<InputFor<'pages.createPage'>['draft']>

/** The groups of templates, in the order of the gallery. */
export const templateCategories = [
  'programs',
  'training',
  'food',
  'reading',
  'sell',
  'community',
  'forms',
] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** A ready-made page. */
export type Template = {
  readonly category: TemplateCategory
  readonly content_type: string
  readonly label: LabelKey
  readonly about: LabelKey
  readonly create: (input: FillInput) => StartingDraft
}

/** All ready-made pages by id, in the order of the gallery. */
export const templates = {
  program: {
    category: 'programs',
    content_type: 'program',
    label: 'editor.templates.program',
    about: 'editor.templates.program_about',
    create: (input) => ({
      fields: withFields('program', {
        cover: { art: 'figure.deadlift.ember.7', alt: '' },
        tagline: input.t('editor.templates.program_tagline'),
        weeks: 12,
        days_per_week: 3,
      }),
      blocks: [
        buildText(input, paragraph(input.t('editor.templates.program_text'))),
        ...pick(input, 'needs', 'coach', 'questions'),
      ],
    }),
  },
  challenge: {
    category: 'programs',
    content_type: 'program',
    label: 'editor.templates.challenge',
    about: 'editor.templates.challenge_about',
    create: (input) => ({
      fields: withFields('program', {
        cover: { art: 'ridge.clay.5', alt: '' },
        tagline: input.t('editor.templates.challenge_tagline'),
        weeks: 3,
        days_per_week: 7,
      }),
      blocks: pick(input, 'steps', 'voices'),
    }),
  },
  pack: {
    category: 'programs',
    content_type: 'pack',
    label: 'editor.templates.pack',
    about: 'editor.templates.pack_about',
    create: (input) => ({
      fields: withFields('pack', {
        cover: { art: 'plates.dawn.3', alt: '' },
        tagline: input.t('editor.templates.pack_tagline'),
      }),
      blocks: pick(input, 'promise', 'questions'),
    }),
  },
  workout: {
    category: 'training',
    content_type: 'workout',
    label: 'editor.templates.workout',
    about: 'editor.templates.workout_about',
    create: (input) => ({
      fields: withFields('workout', {
        minutes: 45,
        note: input.t('editor.templates.workout_note'),
        groups: [
          buildGroup(input, 'editor.templates.warm_up', 'circuit', 0, 2),
          buildGroup(input, 'editor.templates.strength', 'single', 2, 3),
        ],
      }),
      blocks: pickBlocks(input, 'workout'),
    }),
  },
  circuit: {
    category: 'training',
    content_type: 'workout',
    label: 'editor.templates.circuit',
    about: 'editor.templates.circuit_about',
    create: (input) => ({
      fields: withFields('workout', {
        minutes: 20,
        note: input.t('editor.templates.circuit_note'),
        groups: [buildGroup(input, 'editor.templates.circuit', 'circuit', 0, 4)],
      }),
      blocks: pickBlocks(input, 'workout'),
    }),
  },
  exercise: {
    category: 'training',
    content_type: 'exercise',
    label: 'editor.templates.exercise',
    about: 'editor.templates.exercise_about',
    create: ({ t, newId }) => ({
      fields: withFields('exercise', {
        pictures: [{ id: newId(), image: { art: 'figure.squat.ember.7', alt: '' } }],
        instructions: [
          t('editor.templates.exercise_step_1'),
          t('editor.templates.exercise_step_2'),
          t('editor.templates.exercise_step_3'),
        ],
        primary_muscles: [t('editor.templates.exercise_muscle')],
        equipment: [t('editor.templates.exercise_equipment')],
        level: 'beginner',
      }),
      blocks: [],
    }),
  },
  meal: {
    category: 'food',
    content_type: 'meal',
    label: 'editor.templates.meal',
    about: 'editor.templates.meal_about',
    create: ({ t, newId }) => ({
      fields: withFields('meal', {
        cover: { art: 'bowl.clay.5', alt: '' },
        intro: t('editor.templates.meal_intro'),
        minutes: 25,
        ingredients: [
          { id: newId(), amount: '400 g', name: t('editor.templates.meal_1') },
          { id: newId(), amount: '200 g', name: t('editor.templates.meal_2') },
          { id: newId(), amount: '1', name: t('editor.templates.meal_3') },
        ],
        steps: [
          { id: newId(), text: t('editor.templates.meal_step_1') },
          { id: newId(), text: t('editor.templates.meal_step_2') },
        ],
      }),
      blocks: [],
    }),
  },
  article: {
    category: 'reading',
    content_type: 'article',
    label: 'editor.templates.article',
    about: 'editor.templates.article_about',
    create: (input) => ({
      fields: withFields('article', {
        cover: { art: 'tide.clay.5', alt: '' },
        standfirst: input.t('editor.templates.article_standfirst'),
      }),
      blocks: [
        buildText(
          input,
          paragraph(input.t('editor.templates.article_1')),
          heading(input.t('editor.templates.article_heading')),
          paragraph(input.t('editor.templates.article_2')),
        ),
        ...pick(input, 'reading'),
      ],
    }),
  },
  collection: {
    category: 'reading',
    content_type: 'collection',
    label: 'editor.templates.collection',
    about: 'editor.templates.collection_about',
    create: (input) => ({
      fields: withFields('collection', {
        cover: { art: 'strata.clay.5', alt: '' },
        intro: input.t('editor.templates.collection_intro'),
        source: 'rule',
        rule: newContentRule('article'),
        card_cover: 'wide',
      }),
      blocks: [],
    }),
  },
  sales: {
    category: 'sell',
    content_type: 'generic',
    label: 'editor.templates.sales',
    about: 'editor.templates.sales_about',
    create: (input) => ({ blocks: pick(input, 'welcome', 'promise', 'voices', 'prices', 'questions') }),
  },
  landing: {
    category: 'sell',
    content_type: 'generic',
    label: 'editor.templates.landing',
    about: 'editor.templates.landing_about',
    create: (input) => ({ blocks: pick(input, 'welcome', 'numbers', 'programs', 'coach', 'contact') }),
  },
  event: {
    category: 'community',
    content_type: 'event_occurrence',
    label: 'editor.templates.event',
    about: 'editor.templates.event_about',
    create: (input) => ({
      fields: withFields('event_occurrence', {
        cover: { art: 'arch.dawn.3', alt: '' },
        place: input.t('editor.templates.event_place'),
      }),
      blocks: [buildText(input, paragraph(input.t('editor.templates.event_text'))), ...pick(input, 'needs')],
    }),
  },
  stream: {
    category: 'community',
    content_type: 'stream',
    label: 'editor.templates.stream',
    about: 'editor.templates.stream_about',
    create: (input) => ({
      fields: withFields('stream', {
        cover: { art: 'strobe.clay.5', alt: '' },
        intro: input.t('editor.sections.live_text'),
      }),
      blocks: pick(input, 'coach'),
    }),
  },
  directory: {
    category: 'community',
    content_type: 'generic',
    label: 'editor.templates.directory',
    about: 'editor.templates.directory_about',
    create: (input) => ({ blocks: pick(input, 'community') }),
  },
  guide: {
    category: 'forms',
    content_type: 'form',
    label: 'editor.templates.guide',
    about: 'editor.templates.guide_about',
    create: (input) => buildForm(input, 'plates.dawn.3', ['name', 'goal']),
  },
  check_in: {
    category: 'forms',
    content_type: 'form',
    label: 'editor.templates.check_in',
    about: 'editor.templates.check_in_about',
    create: (input) => buildForm(input, 'strata.clay.5', ['went_well', 'was_hard', 'weight']),
  },
  schedule: {
    category: 'training',
    content_type: 'generic',
    label: 'editor.templates.schedule',
    about: 'editor.templates.schedule_about',
    create: (input) => ({
      blocks: [
        ...pick(input, 'week'),
        buildBlock(input, 'collection', {
          title: input.t('editor.templates.schedule_workouts'),
          layout: 'list',
          ...listPages(input, 'workout', 4),
        }),
      ],
    }),
  },
} satisfies Record<string, Template>

/** The fields of a page type with these values. */
function withFields(content_type: string, values: Record<string, unknown>): Record<string, unknown> {
  return { ...structuredClone(pageTypeDefinition(content_type)?.defaults), ...values }
}

/** The blocks of some ready-made sections, one behind the other. */
function pick(input: FillInput, ...ids: readonly SectionId[]): StoredBlock[] {
  return ids.flatMap((id) => sections[id].create(input))
}

function pickBlocks(input: FillInput, ...types: readonly string[]): StoredBlock[] {
  return types.map((type) => buildBlock(input, type, {}))
}

/** A group of some of the app's own exercises; empty where it has none. */
function buildGroup(
  input: FillInput,
  title: LabelKey,
  kind: 'single' | 'circuit',
  from: number,
  count: number,
): Record<string, unknown> {
  const { t, newId } = input
  return {
    id: newId(),
    title: t(title),
    kind,
    rounds: kind === 'circuit' ? 3 : 1,
    rest_seconds: kind === 'circuit' ? 60 : 0,
    items: listOwn(input, 'exercise')
      .slice(from, from + count)
      .map(({ page_id }) => ({
        uid: newId(),
        exercise_page_id: page_id,
        sets: kind === 'circuit' ? [newSet] : [newSet, newSet, newSet],
        rest_seconds: 90,
        note: '',
      })),
  }
}

const questions = {
  name: { field_type: 'short_answer', label: 'editor.templates.question_name', is_required: true },
  goal: { field_type: 'long_answer', label: 'editor.templates.question_goal', is_required: false },
  went_well: { field_type: 'long_answer', label: 'editor.templates.question_went_well', is_required: true },
  was_hard: { field_type: 'long_answer', label: 'editor.templates.question_was_hard', is_required: false },
  weight: { field_type: 'number', label: 'editor.templates.question_weight', is_required: false },
} as const satisfies Record<string, { field_type: string; label: LabelKey; is_required: boolean }>

function buildForm(
  { t, newId }: FillInput,
  art: string,
  asked: readonly (keyof typeof questions)[],
): StartingDraft {
  const form_fields = asked.map((one) => {
    const { label, ...question } = questions[one]
    return { id: newId(), ...question, label: t(label), options: [], default_value: '' }
  })
  return {
    fields: withFields('form', {
      cover: { art, alt: '' },
      form_groups: [{ id: newId(), title: '', description: '', form_fields }],
    }),
    blocks: [],
  }
}
