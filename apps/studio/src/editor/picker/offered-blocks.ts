import {
  blockDefinition,
  blockDefinitions,
  type BlockCategory,
  type BlockDefinition,
} from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import type { BlockEntry } from './filter-entries.ts'

const all_definitions: readonly BlockDefinition[] = Object.values(blockDefinitions)

/** The groups of the picker, in its order. */
export const blockCategories: readonly BlockCategory[] = ['basics', 'pages', 'training', 'people', 'code']

/** The offered blocks that may be placed there, with their texts and other words that people search them by. */
export function useOfferedBlocks(canPlace: (type: string) => boolean): readonly BlockEntry[] {
  const t = useT()
  return useMemo(
    () =>
      all_definitions
        .filter(({ type, is_offered }) => is_offered !== false && canPlace(type))
        .map(({ type, picker }) => ({
          type,
          category: picker.category,
          name: t.find(`blocks.${type}.name`) ?? type,
          about: t.find(`editor.picker.about_${type}`) ?? '',
          words: t.find(`editor.picker.words_${type}`) ?? '',
        })),
    [t, canPlace],
  )
}

/** The looks that a block can start with: the prop, and the value and label key of each. */
export function listVariants(type: string) {
  const definition = blockDefinition(type)
  const prop = definition?.variants
  const field = prop === undefined ? undefined : definition?.fields[prop]
  if (prop === undefined || field?.kind !== 'choice') return null
  return { prop, options: field.options, initial: String(definition?.defaults[prop]) }
}
