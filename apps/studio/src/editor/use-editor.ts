import { copyBlocks, newBlock } from '@foyer/content/definitions'
import { blockLimits } from '@foyer/contract/rules/block-limits'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { useMemo, useReducer } from 'react'
import { toasts } from '../platform/toasts.ts'
import { useAnnounce } from './announce.tsx'
import { getBlockName } from './block-name.ts'
import { editorReducer, getAddPosition, type EditorAction } from './state/actions.ts'
import {
  canHold,
  findBlock,
  getAdjacentBlock,
  getStepPosition,
  listPlace,
  locateBlock,
  moveBlock,
  type BlockPlace,
  type BlockPosition,
  type BlockStep,
} from './state/blocks.ts'
import { createEditorState, listSelected, type EditorState } from './state/editor-state.ts'
import { findMisfit, listTopmost } from './state/many-blocks.ts'
import type { PageDraft } from './types.ts'

const newId = (): string => crypto.randomUUID()

/** The commands on the selected blocks and the page, each announced. All return whether they changed something. */
export type EditorCommands = {
  /** Adds a block behind the selected one, or at the end of a place. */
  readonly add: (type: string, into?: BlockPlace, props?: Record<string, unknown>) => void
  /** Adds blocks behind the selected one, or at the end of a place; all of them or, with the reason, none. */
  readonly insert: (added: readonly StoredBlock[], into?: BlockPlace) => boolean
  readonly selectMany: (block_ids: readonly string[]) => void
  /** Selects all from where the selection began to a block. */
  readonly extendTo: (block_id: string) => void
  readonly extend: (direction: 1 | -1) => boolean
  /** Adds a block to the selection, or takes it out. */
  readonly toggle: (block_id: string) => void
  readonly step: (step: BlockStep) => boolean
  readonly moveTo: (block_id: string, to: BlockPosition) => void
  /** Moves several to a position, whose index is counted without them. */
  readonly moveMany: (block_ids: readonly string[], to: BlockPosition) => void
  readonly duplicate: () => boolean
  /** Announces that a block was dropped too deep. */
  readonly refuseNesting: () => void
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
    const chosen = findBlock(blocks, state.selected)
    const several = state.others.length > 0 ? listTopmost(blocks, listSelected(state)) : []
    const selectBlocks = (action: EditorAction): void => {
      const next = editorReducer(state, action)
      dispatch(action)
      announce(t('editor.announce.selected_many', { count: listSelected(next).length }))
    }
    const changeMany = (action: EditorAction, text: string): boolean => {
      if (editorReducer(state, action) === state) return true
      dispatch(action)
      announce(text)
      return true
    }
    const insertMany = (added: readonly StoredBlock[], after: string | null, into?: BlockPlace): boolean => {
      const action = { type: 'add_many' as const, blocks: added, after, ...(into ? { into } : {}) }
      const misfit = findMisfit(blocks, added, getAddPosition(blocks, action))
      if (misfit?.reason === 'too_deep')
        refuse(
          t('editor.announce.too_deep_named', {
            name: getBlockName(t, misfit.block),
            max: blockLimits.levels,
          }),
        )
      else if (misfit) refuse(t('editor.announce.full', { max: blockLimits.blocks }))
      else dispatch(action)
      return !misfit
    }
    const moveTo = (block_id: string, to: BlockPosition): void => {
      const block = findBlock(blocks, block_id)
      const moved = moveBlock(blocks, block_id, to)
      const place = locateBlock(moved, block_id)
      if (!block || !place) return
      if (moved === blocks) {
        if (!canHold(blocks, block, to)) refuse(t('editor.announce.too_deep', { max: blockLimits.levels }))
        return
      }
      dispatch({ type: 'move', block_id, to })
      const parent = findBlock(moved, place.parent_id)
      const position = {
        name: getBlockName(t, block),
        place: place.index + 1,
        count: listPlace(moved, place).length,
      }
      announce(
        parent
          ? t('editor.announce.moved_in', { ...position, parent: getBlockName(t, parent) })
          : t('editor.announce.moved', position),
      )
    }
    const insert = (action: Extract<EditorAction, { type: 'add' }>, text: string): void => {
      if (editorReducer(state, action) === state) {
        refuse(t('editor.announce.full', { max: blockLimits.blocks }))
        return
      }
      dispatch(action)
      announce(text)
    }
    return {
      add: (type, into, props) => {
        const added = newBlock(type, newId)
        const block = { ...added, props: { ...added.props, ...props } }
        const after = into ? null : (state.selected ?? blocks.at(-1)?.id ?? null)
        const text = t('editor.announce.added', { name: getBlockName(t, block) })
        insert({ type: 'add', block, after, ...(into ? { into } : {}) }, text)
      },
      insert: (added, into) =>
        insertMany(added, into ? null : (state.selected ?? blocks.at(-1)?.id ?? null), into),
      selectMany: (block_ids) => selectBlocks({ type: 'select_many', block_ids }),
      extendTo: (block_id) => selectBlocks({ type: 'extend', block_id }),
      extend: (direction) => {
        const next = getAdjacentBlock(blocks, state.selected, direction)
        if (next !== null) selectBlocks({ type: 'extend', block_id: next })
        return next !== null
      },
      toggle: (block_id) => selectBlocks({ type: 'toggle', block_id }),
      moveTo,
      moveMany: (block_ids, to) => {
        const [only] = block_ids
        if (only !== undefined && block_ids.length === 1) moveTo(only, to)
        else
          changeMany(
            { type: 'move_many', block_ids, to },
            t('editor.announce.moved_many', { count: block_ids.length }),
          )
      },
      step: (step) => {
        if (several.length > 0) {
          const block_ids = several.map(({ id }) => id)
          if (step === 'in' || step === 'out') return true
          return changeMany(
            { type: 'step_many', block_ids, step },
            t('editor.announce.moved_many', { count: several.length }),
          )
        }
        const position = chosen && getStepPosition(blocks, chosen.id, step)
        if (position) moveTo(chosen.id, position)
        // A key that leads nowhere must not reach the browser, which would leave the page.
        return chosen !== undefined
      },
      duplicate: () => {
        const last = several.at(-1)
        if (last) {
          if (insertMany(copyBlocks(several, newId), last.id))
            announce(t('editor.announce.duplicated_many', { count: several.length }))
          return true
        }
        const [copy] = chosen ? copyBlocks([chosen], newId) : []
        if (!chosen || !copy) return false
        const text = t('editor.announce.duplicated', { name: getBlockName(t, chosen) })
        insert({ type: 'add', block: copy, after: chosen.id }, text)
        return true
      },
      remove: () => {
        if (several.length > 0) {
          const block_ids = several.map(({ id }) => id)
          return changeMany(
            { type: 'delete_many', block_ids },
            t('editor.announce.deleted_many', { count: several.length }),
          )
        }
        if (!chosen) return false
        dispatch({ type: 'delete', block_id: chosen.id })
        announce(t('editor.announce.deleted', { name: getBlockName(t, chosen) }))
        return true
      },
      selectAdjacent: (direction) => {
        const next = getAdjacentBlock(blocks, state.selected, direction)
        if (next === null) return false
        dispatch({ type: 'select', block_id: next })
        const block = findBlock(blocks, next)
        const place = locateBlock(blocks, next)
        if (block && place)
          announce(
            t('editor.announce.selected', {
              name: getBlockName(t, block),
              place: place.index + 1,
              count: listPlace(blocks, place).length,
            }),
          )
        return true
      },
      refuseNesting: () => refuse(t('editor.announce.too_deep', { max: blockLimits.levels })),
      undo: () => moveInHistory('undo', state.past.length),
      redo: () => moveInHistory('redo', state.future.length),
    }

    /** Also visible, because someone may have dragged the block or pressed a button. */
    function refuse(text: string): void {
      toasts.add({ text })
      announce(text)
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
