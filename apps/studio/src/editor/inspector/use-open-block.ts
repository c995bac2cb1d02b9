import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { useEffect } from 'react'
import { findBlock } from '../state/blocks.ts'
import type { Panels } from '../use-panels.ts'
import { createBlockRoot } from './field-root.ts'
import { findErrorPath, type LevelStep } from './levels.ts'
import type { useLevelState } from './use-levels.ts'

type OpenBlockInput = {
  /** A block to select from outside, such as one with an error. */
  readonly open_block: string | undefined
  readonly blocks: readonly StoredBlock[]
  readonly levels: Pick<ReturnType<typeof useLevelState>, 'openIn'>
  readonly panels: Pick<Panels, 'setHeight'>
  readonly select: (block_id: string) => void
  readonly onBlockOpened: () => void
}

/** Selects a block from outside and opens the level of the item in which its first error is. */
export function useOpenBlock(input: OpenBlockInput): void {
  const { open_block, blocks, select, onBlockOpened } = input
  const { openIn } = input.levels
  const { setHeight } = input.panels
  const t = useT()
  useEffect(() => {
    if (open_block === undefined) return
    select(open_block)
    openIn(open_block, findProblemPath(t, blocks, open_block))
    setHeight('half')
    onBlockOpened()
  }, [t, blocks, open_block, select, openIn, setHeight, onBlockOpened])
}

/** Returns the path to the item with a block's first error; empty where the block's own fields have it. */
function findProblemPath(
  t: Translate,
  blocks: readonly StoredBlock[],
  block_id: string,
): readonly LevelStep[] {
  const block = findBlock(blocks, block_id)
  const root = block && createBlockRoot(t, block)
  return root ? findErrorPath(root) : []
}
