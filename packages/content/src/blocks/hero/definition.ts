import { HEIGHT_RATIO } from '@foyer/domain/constants'
import { blockAction, imageRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { defineBlock } from '../../define.ts'
import { ratioMessage } from '../../field-problems.ts'

/** A full-width opening picture with a title and an optional card at its foot that promotes one page. */
export const heroBlock = defineBlock({
  type: 'hero',
  version: 2,
  props: z.strictObject({
    eyebrow: z.string().max(80),
    title: z.string().max(120),
    subtitle: z.string().max(300),
    image: imageRef,
    /** Height as a percentage of the width (spec sections 5 and 9). */
    height_ratio: z.number().min(HEIGHT_RATIO.min, ratioMessage).max(HEIGHT_RATIO.max, ratioMessage),
    align: z.enum(['start', 'center']),
    action: blockAction.nullable(),
    action_text: z.string().max(60),
    card_page_id: z.uuid().nullable(),
    card_label: z.string().max(40),
    card_button: z.string().max(40),
    /** Signed-in members see a greeting with their name and what they have to do next. */
    is_personal: z.boolean(),
  }),
  fields: {
    eyebrow: { kind: 'text', label: 'blocks.hero.eyebrow', max: 80 },
    title: { kind: 'text', label: 'blocks.hero.title', max: 120 },
    subtitle: { kind: 'long_text', label: 'blocks.hero.subtitle', max: 300 },
    image: { kind: 'image', label: 'blocks.hero.image', help: 'blocks.hero.image_help' },
    height_ratio: { kind: 'number', label: 'blocks.hero.height', tab: 'style', min: 10, max: 300, unit: '%' },
    align: {
      kind: 'choice',
      label: 'blocks.align.label',
      tab: 'style',
      options: [
        { value: 'start', label: 'blocks.align.start' },
        { value: 'center', label: 'blocks.align.center' },
      ],
    },
    action: { kind: 'action', label: 'blocks.hero.action', text_prop: 'action_text' },
    action_text: { kind: 'text', label: 'blocks.hero.action_text', max: 60 },
    card_page_id: { kind: 'page', label: 'blocks.hero.card_page', help: 'blocks.hero.card_help' },
    card_label: { kind: 'text', label: 'blocks.hero.card_label', max: 40 },
    card_button: { kind: 'text', label: 'blocks.hero.card_button', max: 40 },
    is_personal: { kind: 'boolean', label: 'blocks.hero.personal', help: 'blocks.hero.personal_help' },
  },
  defaults: {
    eyebrow: '',
    title: '',
    subtitle: '',
    image: null,
    height_ratio: 96,
    align: 'start',
    action: null,
    action_text: '',
    card_page_id: null,
    card_label: '',
    card_button: '',
    is_personal: false,
  },
  upgrade: (props, from) => (from < 2 ? { is_personal: false, ...props } : props),
  picker: { category: 'basics', icon: 'panorama', label: 'blocks.hero.name' },
  variants: 'align',
  traits: { opens_page: true },
  example: ({ t }) => ({
    title: t('editor.example.title'),
    subtitle: t('editor.example.line'),
    image: { art: 'figure.deadlift.ember.7', alt: '' },
    height_ratio: 70,
  }),
})
