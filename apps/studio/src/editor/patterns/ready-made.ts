import { flattenBlocks } from '@foyer/content/definitions'
import { useFormat, useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { getBlockTypeName } from '../block-name.ts'
import { sections, type Section, type SectionCategory } from '@foyer/content/ready-made'
import { useFillInput } from './use-fill-input.ts'

/** A pattern as the picker lists it. */
export type PatternEntry = {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly words: string
  readonly category: SectionCategory | null
  readonly blocks: readonly StoredBlock[]
}

/** All ready-made sections, filled with what the app has. */
export function useReadyMade(): readonly PatternEntry[] {
  const t = useT()
  const describe = useBlockNames()
  const input = useFillInput()
  return useMemo(
    () =>
      Object.entries<Section>(sections).map(([id, { category, label, create }]) => {
        const blocks = create(input)
        const words = t.find(`editor.sections.${id}_words`) ?? ''
        return { id, name: t(label), about: describe(blocks), words, category, blocks }
      }),
    [t, describe, input],
  )
}

/** Returns a function that names the types of blocks, each once. */
export function useBlockNames(): (blocks: readonly StoredBlock[]) => string {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => (blocks) => {
      const names = new Set(flattenBlocks(blocks).map((block) => getBlockTypeName(t, block)))
      return format.list([...names])
    },
    [t, format],
  )
}
