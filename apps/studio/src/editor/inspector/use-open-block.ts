import { useT } from '@foyer/i18n/react'
import { useEffect } from 'react'
import { findBlock } from '../state/blocks.ts'
import type { Panels } from '../use-panels.ts'
import type { PageDraft, StudioPage } from '../types.ts'
import { createBlockRoot, createPageRoot } from './field-root.ts'
import { findErrorPath } from './levels.ts'
import type { useLevelState } from './use-levels.ts'

/** Stands for the page itself where a block is opened from outside. */
export const PAGE_ITSELF = 'page'

type OpenBlockInput = {
  /** A block to select from outside, such as one with an error, or the page itself. */
  readonly open_block: string | undefined
  readonly page: Pick<StudioPage, 'content_type'>
  readonly draft: PageDraft
  readonly levels: Pick<ReturnType<typeof useLevelState>, 'openIn'>
  readonly panels: Pick<Panels, 'setHeight'>
  readonly select: (block_id: string | null) => void
  readonly onBlockOpened: () => void
}

/** Selects a block or the page from outside and opens the level of the item in which its first error is. */
export function useOpenBlock(input: OpenBlockInput): void {
  const { open_block, draft, select, onBlockOpened } = input
  const { content_type } = input.page
  const { openIn } = input.levels
  const { setHeight } = input.panels
  const t = useT()
  useEffect(() => {
    if (open_block === undefined) return
    const block_id = open_block === PAGE_ITSELF ? null : open_block
    const block = findBlock(draft.blocks, block_id)
    const root = block ? createBlockRoot(t, block) : createPageRoot(t, content_type, draft.fields)
    select(block_id)
    openIn(block_id, root && (block || block_id === null) ? findErrorPath(root) : [])
    setHeight('half')
    onBlockOpened()
  }, [t, draft, content_type, open_block, select, openIn, setHeight, onBlockOpened])
}
