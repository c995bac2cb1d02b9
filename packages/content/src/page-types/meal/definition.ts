import { imageRef } from '@foyer/contract/pages/shapes'
import { chooseDish } from '@foyer/domain/cover-subjects'
import { z } from 'zod'
import { blankId } from '../../blank-id.ts'
import { definePageType } from '../../define.ts'

/** A recipe with its figures for one serving. */
export const mealPage = definePageType({
  type: 'meal',
  version: 1,
  props: z.strictObject({
    cover: imageRef,
    intro: z.string().max(500),
    servings: z.number().int().min(1).max(100),
    minutes: z.number().int().min(0).max(1440),
    /** Per serving, like the three below; 0 if unknown. */
    calories: z.number().int().min(0).max(10_000),
    /** Grams. */
    protein: z.number().int().min(0).max(1000),
    carbs: z.number().int().min(0).max(1000),
    fat: z.number().int().min(0).max(1000),
    ingredients: z
      .array(z.strictObject({ id: z.uuid(), amount: z.string().max(40), name: z.string().max(120) }))
      .max(60),
    steps: z.array(z.strictObject({ id: z.uuid(), text: z.string().max(1000) })).max(40),
  }),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    intro: { kind: 'long_text', label: 'blocks.meal.intro', max: 500 },
    servings: { kind: 'number', label: 'blocks.meal.servings', min: 1, max: 100 },
    minutes: { kind: 'number', label: 'blocks.page.minutes', min: 0, max: 1440, unit: 'min' },
    calories: { kind: 'number', label: 'blocks.meal.calories', min: 0, max: 10_000, unit: 'kcal' },
    protein: { kind: 'number', label: 'blocks.meal.protein', min: 0, max: 1000, unit: 'g' },
    carbs: { kind: 'number', label: 'blocks.meal.carbs', min: 0, max: 1000, unit: 'g' },
    fat: { kind: 'number', label: 'blocks.meal.fat', min: 0, max: 1000, unit: 'g' },
    ingredients: {
      kind: 'list',
      label: 'blocks.meal.ingredients',
      add: 'blocks.meal.add_ingredient',
      max: 60,
      item: { id: blankId, amount: '', name: '' },
      fields: {
        amount: { kind: 'text', label: 'blocks.meal.amount', max: 40 },
        name: { kind: 'text', label: 'blocks.meal.ingredient', max: 120 },
      },
    },
    steps: {
      kind: 'list',
      label: 'blocks.meal.steps',
      add: 'blocks.meal.add_step',
      max: 40,
      item: { id: blankId, text: '' },
      fields: { text: { kind: 'long_text', label: 'blocks.meal.step', max: 1000 } },
    },
  },
  defaults: {
    cover: null,
    intro: '',
    servings: 2,
    minutes: 0,
    calories: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    ingredients: [],
    steps: [],
  },
  picker: { category: 'food', icon: 'salad', label: 'blocks.page_types.meal' },
  traits: {
    has_schedule_button: true,
    opens_with: 'picture',
    facts_line: ['protein', 'minutes'],
    cover_motifs: ['bowl'],
    library_rank: 3,
  },
  suggested_blocks: () => ['text'],
  cover: (fields) => fields.cover,
  subject: (fields, title) =>
    chooseDish(
      title,
      fields.ingredients.map(({ name }) => name),
    ),
  facts: (fields) => ({
    ...(fields.minutes > 0 ? { minutes: fields.minutes } : {}),
    ...(fields.calories > 0 ? { calories: fields.calories } : {}),
    ...(fields.protein > 0 ? { protein: fields.protein } : {}),
  }),
})
