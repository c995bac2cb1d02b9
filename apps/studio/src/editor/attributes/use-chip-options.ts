import { BUILT_IN_ATTRIBUTES } from '@foyer/contract/rules/attributes'
import { useMemo } from 'react'
import styles from '../inspector/inspector.module.css'
import type { ChipOptions } from '../rich-text/attribute-chips.ts'
import { useTextAttributes } from '../services.tsx'
import { useAttributeNames } from './attribute-menu.tsx'

/** How the rich text editor draws tokens, by the attributes of the app. */
export function useChipOptions(): ChipOptions {
  const attributes = useTextAttributes()
  const getName = useAttributeNames()
  // The names change with the attributes alone; a new object would create the editor anew.
  return useMemo(() => {
    const known = new Set<string>([...BUILT_IN_ATTRIBUTES, ...(attributes ?? []).map(({ slug }) => slug)])
    return {
      getName,
      isKnown: (slug) => known.has(slug),
      classes: { chip: styles.chip ?? '', syntax: styles.chipSyntax ?? '' },
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [attributes])
}
