import type { ChoiceField } from './fields.ts'

/** The width of a card: one that suits the screen, or that of a block size (spec section 9). */
export const cardSizes = ['auto', 'small', 'medium', 'large'] as const

/** Its field in the editor. */
export const cardSizeField: ChoiceField = {
  kind: 'choice',
  label: 'blocks.card_size.label',
  tab: 'style',
  options: [
    { value: 'auto', label: 'blocks.card_size.auto' },
    { value: 'small', label: 'blocks.card_size.small' },
    { value: 'medium', label: 'blocks.card_size.medium' },
    { value: 'large', label: 'blocks.card_size.large' },
  ],
}
