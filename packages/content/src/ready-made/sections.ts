import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { LabelKey } from '@foyer/i18n'
import type { IconName } from '../icons.ts'
import {
  buildBlock,
  buildText,
  buyProducts,
  chooseCover,
  heading,
  listOwn,
  listPages,
  paragraph,
  quote,
  writeMail,
  type FillInput,
} from './build-blocks.ts'

/** The groups of ready-made sections, in the order of the picker. */
export const sectionCategories = ['intro', 'sell', 'proof', 'training', 'community', 'questions'] as const
export type SectionCategory = (typeof sectionCategories)[number]

/** A ready-made section. Its texts are `editor.sections.<id>...`. */
export type Section = {
  readonly category: SectionCategory
  readonly label: LabelKey
  readonly create: (input: FillInput) => StoredBlock[]
}

const MAX_PRICES = 3
const MAX_NUMBERS = 3

/** All ready-made sections by id, in the order of the picker. */
export const sections = {
  welcome: {
    category: 'intro',
    label: 'editor.sections.welcome',
    create: (input) => {
      const { t, newId, app_name } = input
      const [target] = ['program', 'pack', 'collection', 'workout'].flatMap((type) => listOwn(input, type))
      return [
        buildBlock(input, 'hero', {
          title: app_name,
          subtitle: t('editor.sections.welcome_line'),
          image: chooseCover(input, ['program', 'pack', 'workout', 'article'], 'arch.dawn.3'),
          action: target ? { id: newId(), type: 'open_page', page_id: target.page_id } : null,
          action_text: target ? t('editor.sections.welcome_button') : '',
        }),
      ]
    },
  },
  coach: {
    category: 'intro',
    label: 'editor.sections.coach',
    create: (input) => {
      const { t } = input
      return [
        buildBlock(input, 'avatar', {
          image: { art: 'figure.press.clay.3', alt: '' },
          name: t('editor.sections.coach_name'),
          text: t('editor.sections.coach_line'),
        }),
        buildText(input, paragraph(t('editor.sections.coach_text'))),
        buildBlock(input, 'button', {
          text: t('editor.sections.coach_button'),
          style: 'soft',
          action: writeMail(input),
        }),
      ]
    },
  },
  steps: {
    category: 'intro',
    label: 'editor.sections.steps',
    create: (input) => [
      buildPoints(input, 'editor.sections.steps', [
        ['user', 'editor.sections.steps_1', 'editor.sections.steps_1_text'],
        ['calendar', 'editor.sections.steps_2', 'editor.sections.steps_2_text'],
        ['trophy', 'editor.sections.steps_3', 'editor.sections.steps_3_text'],
      ]),
    ],
  },
  promise: {
    category: 'sell',
    label: 'editor.sections.promise',
    create: (input) => [
      buildPoints(input, 'editor.sections.promise', [
        ['check', 'editor.sections.promise_1', 'editor.sections.promise_1_text'],
        ['check', 'editor.sections.promise_2', 'editor.sections.promise_2_text'],
        ['check', 'editor.sections.promise_3', 'editor.sections.promise_3_text'],
      ]),
      buildBlock(input, 'button', {
        text: input.t('editor.sections.buy'),
        action: buyProducts(input, input.products.slice(0, 1)),
      }),
    ],
  },
  prices: {
    category: 'sell',
    label: 'editor.sections.prices',
    create: (input) => {
      const { t, newId, products } = input
      const offers =
        products.length > 0
          ? products.slice(0, MAX_PRICES).map((product) => ({ title: product.title, products: [product] }))
          : [t('editor.sections.prices_1'), t('editor.sections.prices_2')].map((title) => ({
              title,
              products: [],
            }))
      return [
        buildText(input, heading(t('editor.sections.prices_title'))),
        buildBlock(
          input,
          'composed',
          { layout: 'cards', parts: offers.map(({ title }) => ({ id: newId(), title: title.slice(0, 60) })) },
          offers.map((offer) =>
            buildBlock(input, 'button', {
              text: t('editor.sections.buy'),
              style: 'soft',
              action: buyProducts(input, offer.products),
            }),
          ),
        ),
      ]
    },
  },
  voices: {
    category: 'proof',
    label: 'editor.sections.voices',
    create: (input) => {
      const { t, newId } = input
      const voice = (): StoredBlock =>
        buildText(
          input,
          quote(t('editor.sections.voices_quote')),
          paragraph(t('editor.sections.voices_name')),
        )
      return [
        buildText(input, heading(t('editor.sections.voices'))),
        buildBlock(
          input,
          'composed',
          {
            layout: 'cards',
            parts: [
              { id: newId(), title: '' },
              { id: newId(), title: '' },
            ],
          },
          [voice(), voice()],
        ),
      ]
    },
  },
  numbers: {
    category: 'proof',
    label: 'editor.sections.numbers',
    create: (input) => {
      const { t, newId } = input
      const counts = [
        { count: listOwn(input, 'program').length, label: t('editor.sections.numbers_programs') },
        { count: listOwn(input, 'workout').length, label: t('editor.sections.numbers_workouts') },
        { count: listOwn(input, 'exercise').length, label: t('editor.sections.numbers_exercises') },
        { count: listOwn(input, 'meal').length, label: t('editor.sections.numbers_meals') },
        { count: listOwn(input, 'article').length, label: t('editor.sections.numbers_articles') },
      ].filter(({ count }) => count > 0)
      const shown = counts.length > 0 ? counts : [{ count: 12, label: t('editor.sections.numbers_weeks') }]
      const figures = shown.toSorted((a, b) => b.count - a.count).slice(0, MAX_NUMBERS)
      return [
        buildBlock(
          input,
          'composed',
          { layout: 'columns', parts: figures.map(() => ({ id: newId(), title: '' })) },
          figures.map(({ count, label }) => {
            const figure = buildText(input, heading(t('editor.sections.number', { count })), paragraph(label))
            return { ...figure, props: { ...figure.props, align: 'center' } }
          }),
        ),
      ]
    },
  },
  programs: {
    category: 'training',
    label: 'editor.sections.programs',
    create: (input) => [
      buildBlock(input, 'collection', {
        title: input.t('editor.sections.programs_title'),
        ...listPages(input, 'program', 3),
      }),
    ],
  },
  week: {
    category: 'training',
    label: 'editor.sections.week',
    create: (input) => [
      buildBlock(input, 'calendar', { title: input.t('editor.sections.week') }),
      ...(listOwn(input, 'event_occurrence').length > 0
        ? [
            buildBlock(input, 'collection', {
              title: input.t('editor.sections.week_events'),
              layout: 'list',
              ...listPages(input, 'event_occurrence', 3),
            }),
          ]
        : []),
    ],
  },
  needs: {
    category: 'training',
    label: 'editor.sections.needs',
    create: (input) => [
      buildPoints(input, 'editor.sections.needs', [
        ['dumbbell', 'editor.sections.needs_1', null],
        ['clock', 'editor.sections.needs_2', null],
        ['droplet', 'editor.sections.needs_3', null],
      ]),
    ],
  },
  reading: {
    category: 'community',
    label: 'editor.sections.reading',
    create: (input) => [
      buildBlock(input, 'collection', {
        title: input.t('editor.sections.reading'),
        layout: 'list',
        ...listPages(input, 'article', 3),
      }),
    ],
  },
  live: {
    category: 'community',
    label: 'editor.sections.live',
    create: (input) => {
      const { t } = input
      const has_streams = listOwn(input, 'stream').length > 0
      return [
        buildText(input, heading(t('editor.sections.live')), paragraph(t('editor.sections.live_text'))),
        has_streams
          ? buildBlock(input, 'collection', {
              layout: 'grid',
              cover: 'wide',
              ...listPages(input, 'stream', 2),
            })
          : buildBlock(input, 'livestream', {
              title: t('editor.sections.live_title'),
              poster: { art: 'ridge.clay.5', alt: '' },
            }),
      ]
    },
  },
  community: {
    category: 'community',
    label: 'editor.sections.community',
    create: (input) => {
      const { t } = input
      return [
        buildBlock(input, 'member_directory', { title: t('editor.sections.community_title') }),
        buildBlock(input, 'share', {
          title: t('editor.sections.community_share'),
          text: t('editor.sections.community_share_text'),
        }),
      ]
    },
  },
  questions: {
    category: 'questions',
    label: 'editor.sections.questions',
    create: (input) => {
      const { t } = input
      return [
        buildText(
          input,
          heading(t('editor.sections.questions_title')),
          heading(t('editor.sections.questions_1'), 3),
          paragraph(t('editor.sections.questions_1_text')),
          heading(t('editor.sections.questions_2'), 3),
          paragraph(t('editor.sections.questions_2_text')),
          heading(t('editor.sections.questions_3'), 3),
          paragraph(t('editor.sections.questions_3_text')),
        ),
      ]
    },
  },
  contact: {
    category: 'questions',
    label: 'editor.sections.contact',
    create: (input) => {
      const { t, newId } = input
      return [
        buildText(
          input,
          heading(t('editor.sections.contact_title')),
          paragraph(t('editor.sections.contact_text')),
        ),
        buildBlock(input, 'button', {
          text: t('editor.sections.contact_button'),
          style: 'outline',
          icon: 'mail',
          action: writeMail(input),
        }),
        buildBlock(input, 'social', {
          items: (['instagram', 'youtube'] as const).map((network) => ({
            id: newId(),
            network,
            profile: '',
          })),
        }),
      ]
    },
  },
} satisfies Record<string, Section>

export type SectionId = keyof typeof sections

/** A list of short points with icons: each its title and, where it has one, its text. */
function buildPoints(
  input: FillInput,
  title: LabelKey,
  points: readonly (readonly [IconName, LabelKey, LabelKey | null])[],
): StoredBlock {
  const { t, newId } = input
  return buildBlock(input, 'icon_list', {
    title: t(title),
    items: points.map(([icon, name, text]) => ({
      id: newId(),
      icon,
      title: t(name),
      text: text === null ? '' : t(text),
    })),
  })
}
