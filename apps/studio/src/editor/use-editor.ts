import { copyBlocks, newBlock } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { useMemo, useReducer } from 'react'
import { useAnnounce } from './announce.tsx'
import { getBlockName } from './block-name.ts'
import { editorReducer, type EditorAction } from './state/actions.ts'
import { getAdjacentBlock } from './state/blocks.ts'
import { createEditorState, type EditorState } from './state/editor-state.ts'
import type { PageDraft } from './types.ts'

const newId = (): string => crypto.randomUUID()

/** The commands on the selected block and the page, each announced. All return whether they changed something. */
export type EditorCommands = {
  readonly add: (type: string) => void
  readonly moveBy: (direction: 1 | -1) => boolean
  readonly moveTo: (block_id: string, place: number) => void
  readonly duplicate: () => boolean
  readonly remove: () => boolean
  readonly selectAdjacent: (direction: 1 | -1) => boolean
  readonly undo: () => boolean
  readonly redo: () => boolean
}

/** The state of a draft with the commands that change it. */
export function useEditor(draft: PageDraft): {
  readonly state: EditorState
  readonly dispatch: (action: EditorAction) => void
  readonly commands: EditorCommands
} {
  const t = useT()
  const announce = useAnnounce()
  const [state, dispatch] = useReducer(editorReducer, draft, createEditorState)

  const commands = useMemo((): EditorCommands => {
    const { blocks } = state.draft
    const current_index = blocks.findIndex((block) => block.id === state.selected)
    const chosen = blocks[current_index]
    const moveTo = (block_id: string, place: number): void => {
      const block = blocks.find((one) => one.id === block_id)
      if (!block) return
      dispatch({ type: 'move', block_id, place })
      const name = getBlockName(t, block)
      announce(t('editor.announce.moved', { name, place: place + 1, count: blocks.length }))
    }
    return {
      add: (type) => {
        const block = newBlock(type, newId)
        dispatch({ type: 'add', block, after: state.selected ?? blocks.at(-1)?.id ?? null })
        announce(t('editor.announce.added', { name: getBlockName(t, block) }))
      },
      moveTo,
      moveBy: (direction) => {
        const place = current_index + direction
        if (!chosen || place < 0 || place >= blocks.length) return chosen !== undefined
        moveTo(chosen.id, place)
        return true
      },
      duplicate: () => {
        const [copy] = chosen ? copyBlocks([chosen], newId) : []
        if (!chosen || !copy) return false
        dispatch({ type: 'add', block: copy, after: chosen.id })
        announce(t('editor.announce.duplicated', { name: getBlockName(t, chosen) }))
        return true
      },
      remove: () => {
        if (!chosen) return false
        dispatch({ type: 'delete', block_id: chosen.id })
        announce(t('editor.announce.deleted', { name: getBlockName(t, chosen) }))
        return true
      },
      selectAdjacent: (direction) => {
        const next = getAdjacentBlock(blocks, state.selected, direction)
        if (next === null) return false
        dispatch({ type: 'select', block_id: next })
        const place = blocks.findIndex((block) => block.id === next)
        const block = blocks[place]
        if (block)
          announce(
            t('editor.announce.selected', {
              name: getBlockName(t, block),
              place: place + 1,
              count: blocks.length,
            }),
          )
        return true
      },
      undo: () => moveInHistory('undo', state.past.length),
      redo: () => moveInHistory('redo', state.future.length),
    }

    function moveInHistory(type: 'undo' | 'redo', count: number): boolean {
      if (count === 0) return false
      dispatch({ type })
      announce(t(type === 'undo' ? 'editor.announce.undone' : 'editor.announce.redone'))
      return true
    }
  }, [state, t, announce])

  return { state, dispatch, commands }
}
