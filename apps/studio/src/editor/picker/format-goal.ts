import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'
import { getBlockName } from '../block-name.ts'
import { findBlock, type BlockPlace } from '../state/blocks.ts'

/** Where the next block goes. */
export function formatGoal(
  t: Translate,
  blocks: readonly StoredBlock[],
  adding: 'behind' | BlockPlace,
  selected: StoredBlock | undefined,
): string {
  const parent = adding === 'behind' ? undefined : findBlock(blocks, adding.parent_id)
  if (parent) return t('editor.picker.goes_inside', { name: getBlockName(t, parent) })
  return selected
    ? t('editor.picker.goes_below', { name: getBlockName(t, selected) })
    : t('editor.picker.goes_last')
}
