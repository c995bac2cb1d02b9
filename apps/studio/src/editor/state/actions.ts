import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { PageDraft } from '../types.ts'
import {
  acceptLost,
  arrangeBlocks,
  findBlock,
  getNextSelection,
  insertBlock,
  listPlace,
  locateBlock,
  moveBlock,
  PAGE,
  removeBlock,
  setBlockProp,
  type ArrangedBlock,
  type BlockPlace,
  type BlockPosition,
} from './blocks.ts'
import { HISTORY_LENGTH, listSelected, type EditorState, type HistoryEntry } from './editor-state.ts'
import { insertBlocks, listRange, listTopmost, moveBlocks, removeBlocks, stepBlocks } from './many-blocks.ts'
import { assertNever } from '../assert-never.ts'
import { findTypedPath } from './typed-path.ts'

/** Settings of the page itself, apart from its blocks and the fields of its type. */
export type PageSettings = Partial<Omit<PageDraft, 'blocks' | 'fields'>>

/** Every action on a draft. New blocks come complete, so that the reducer is deterministic. */
export type EditorAction =
  | { readonly type: 'select'; readonly block_id: string | null }
  /** Selects several; the last one is the one that was reached. */
  | { readonly type: 'select_many'; readonly block_ids: readonly string[] }
  /** Selects all from the anchor to a block. */
  | { readonly type: 'extend'; readonly block_id: string }
  /** Adds a block to the selection, or takes it out. */
  | { readonly type: 'toggle'; readonly block_id: string }
  /** Adds several in one step and selects them; where not all fit, nothing changes. */
  | {
      readonly type: 'add_many'
      readonly blocks: readonly StoredBlock[]
      readonly after: string | null
      readonly into?: BlockPlace
    }
  | { readonly type: 'step_many'; readonly block_ids: readonly string[]; readonly step: 'up' | 'down' }
  | { readonly type: 'move_many'; readonly block_ids: readonly string[]; readonly to: BlockPosition }
  | { readonly type: 'delete_many'; readonly block_ids: readonly string[] }
  /** Removes the marks of references that were lost when a block was inserted; its fields stay empty. */
  | { readonly type: 'accept_lost'; readonly block_id: string }
  /** `after` null: at the end of `into`, otherwise before all others. */
  | {
      readonly type: 'add'
      readonly block: StoredBlock
      readonly after: string | null
      readonly into?: BlockPlace
    }
  | { readonly type: 'move'; readonly block_id: string; readonly to: BlockPosition }
  | { readonly type: 'arrange'; readonly arrangement: readonly ArrangedBlock[] }
  | { readonly type: 'delete'; readonly block_id: string }
  | { readonly type: 'set_prop'; readonly block_id: string; readonly prop: string; readonly value: unknown }
  | { readonly type: 'set_field'; readonly field: string; readonly value: unknown }
  | { readonly type: 'set_page'; readonly settings: PageSettings }
  /** Takes over a whole draft, such as the version of someone else; it can be undone. */
  | { readonly type: 'replace'; readonly draft: PageDraft }
  /** Replaces another version with the current draft; undo leads to that version first. */
  | { readonly type: 'prefer_to'; readonly draft: PageDraft }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

/** Returns the state after an action. An action that changes nothing returns the same state. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'select':
      return select(state, action.block_id)
    case 'add': {
      const { blocks } = state.draft
      return withBlocks(
        state,
        insertBlock(blocks, action.block, getAddPosition(blocks, action)),
        action.block.id,
      )
    }
    case 'select_many':
      return selectMany(state, action.block_ids)
    case 'extend':
      return extendSelection(state, action.block_id)
    case 'toggle':
      return toggleSelection(state, action.block_id)
    case 'add_many': {
      const { blocks } = state.draft
      const added = insertBlocks(blocks, action.blocks, getAddPosition(blocks, action))
      return selectMany(
        withBlocks(state, added, state.selected),
        added === blocks ? null : toIds(action.blocks),
      )
    }
    case 'step_many': {
      const blocks = stepBlocks(state.draft.blocks, action.block_ids, action.step)
      return arrangeMany(state, blocks, listSelected(state))
    }
    case 'move_many': {
      const blocks = moveBlocks(state.draft.blocks, action.block_ids, action.to)
      return arrangeMany(state, blocks, action.block_ids)
    }
    case 'delete_many':
      return removeMany(state, action.block_ids)
    case 'accept_lost': {
      const blocks = acceptLost(state.draft.blocks, action.block_id)
      return withBlocks(state, blocks, state.selected)
    }
    case 'move':
      return withBlocks(state, moveBlock(state.draft.blocks, action.block_id, action.to), action.block_id)
    case 'arrange':
      return withBlocks(state, arrangeBlocks(state.draft.blocks, action.arrangement), state.selected)
    case 'delete':
      return remove(state, action.block_id)
    case 'set_prop':
      return setProp(state, action.block_id, action.prop, action.value)
    case 'set_field': {
      if (state.draft.fields[action.field] === action.value) return state
      const before = state.draft.fields[action.field]
      const fields = { ...state.draft.fields, [action.field]: action.value }
      const field_key = toFieldKey(`page.${action.field}`, before, action.value)
      return pushDraft(state, { ...state.draft, fields }, state.selected, field_key)
    }
    case 'set_page':
      return setPageSettings(state, action.settings)
    case 'replace':
      return pushDraft(state, action.draft, keepSelected(state, action.draft), null)
    case 'prefer_to':
      return pushHistory(state, { draft: action.draft, selected: null })
    case 'undo':
      return moveInHistory(state, 'past', 'future')
    case 'redo':
      return moveInHistory(state, 'future', 'past')
    default:
      return assertNever(action)
  }
}

function select(state: EditorState, block_id: string | null): EditorState {
  const is_present = block_id === null || findBlock(state.draft.blocks, block_id) !== undefined
  if (!is_present || (block_id === state.selected && state.others.length === 0)) return state
  return { ...state, selected: block_id, others: [], anchor: block_id, typing_in: null }
}

/** Selects blocks of the page, the last one as the reached one; null leaves the selection as it is. */
function selectMany(
  state: EditorState,
  block_ids: readonly string[] | null,
  anchor = block_ids?.[0] ?? null,
): EditorState {
  const present = (block_ids ?? []).filter((id) => findBlock(state.draft.blocks, id))
  const selected = present.at(-1)
  if (selected === undefined) return state
  const others = present.filter((id) => id !== selected)
  return { ...state, selected, others, anchor, typing_in: null }
}

/** Takes over other positions and keeps the blocks selected. */
function arrangeMany(
  state: EditorState,
  blocks: readonly StoredBlock[],
  selected: readonly string[],
): EditorState {
  const arranged = withBlocks(state, blocks, state.selected)
  return arranged === state ? state : selectMany(arranged, selected)
}

function extendSelection(state: EditorState, block_id: string): EditorState {
  const anchor = state.anchor ?? state.selected
  const range = listRange(state.draft.blocks, anchor, block_id)
  return selectMany(state, [...range.filter((id) => id !== block_id), block_id], anchor ?? block_id)
}

function toggleSelection(state: EditorState, block_id: string): EditorState {
  const before = listSelected(state)
  if (!before.includes(block_id)) return selectMany(state, [...before, block_id], block_id)
  const rest = before.filter((id) => id !== block_id)
  return rest.length === 0 ? select(state, null) : selectMany(state, rest, rest.at(-1))
}

function removeMany(state: EditorState, block_ids: readonly string[]): EditorState {
  const { blocks } = state.draft
  const last = listTopmost(blocks, block_ids).at(-1)
  if (!last) return state
  const next = getNextSelection(
    removeBlocks(
      blocks,
      block_ids.filter((id) => id !== last.id),
    ),
    last.id,
  )
  const rest = removeBlocks(blocks, block_ids)
  return withBlocks(state, rest, next !== null && findBlock(rest, next) ? next : null)
}

function toIds(blocks: readonly StoredBlock[]): string[] {
  return blocks.map(({ id }) => id)
}

function remove(state: EditorState, block_id: string): EditorState {
  const { blocks } = state.draft
  const rest = removeBlock(blocks, block_id)
  const is_selection_gone = state.selected !== null && !findBlock(rest, state.selected)
  return withBlocks(state, rest, is_selection_gone ? getNextSelection(blocks, block_id) : state.selected)
}

/** Where blocks are added: behind a block in its place; at the end of the page where that block is gone. */
export function getAddPosition(
  blocks: readonly StoredBlock[],
  { after, into }: Pick<Extract<EditorAction, { type: 'add' }>, 'after' | 'into'>,
): BlockPosition {
  if (after === null) return { ...(into ?? PAGE), index: into ? listPlace(blocks, into).length : 0 }
  const position = locateBlock(blocks, after)
  return position ? { ...position, index: position.index + 1 } : { ...PAGE, index: blocks.length }
}

function setProp(state: EditorState, block_id: string, prop: string, value: unknown): EditorState {
  const block = findBlock(state.draft.blocks, block_id)
  if (!block || block.props[prop] === value) return state
  const blocks = [...setBlockProp(state.draft.blocks, block_id, prop, value)]
  const field_key = toFieldKey(`${block_id}.${prop}`, block.props[prop], value)
  return pushDraft(state, { ...state.draft, blocks }, state.selected, field_key)
}

function setPageSettings(state: EditorState, settings: PageSettings): EditorState {
  const field_names = Object.keys(settings) as (keyof PageSettings)[]
  if (field_names.every((name) => state.draft[name] === settings[name])) return state
  const field_key = field_names.length === 1 ? `settings.${field_names[0]}` : null
  return pushDraft(state, { ...state.draft, ...settings }, state.selected, field_key)
}

function withBlocks(
  state: EditorState,
  blocks: readonly StoredBlock[],
  selected: string | null,
): EditorState {
  if (blocks === state.draft.blocks) return state
  return pushDraft(state, { ...state.draft, blocks: [...blocks] }, selected, null)
}

/** The only function that adds to the history; further typing in the same field adds no step. */
function pushDraft(
  state: EditorState,
  draft: PageDraft,
  selected: string | null,
  field_key: string | null,
): EditorState {
  const is_same_edit = field_key !== null && field_key === state.typing_in
  const { past } = is_same_edit ? state : pushHistory(state, withSelection(state))
  return { draft, selected, others: [], anchor: selected, past, future: [], typing_in: field_key }
}

/** The key of a field for `typing_in`; null for a change of a list that is no typing in one of its items. */
function toFieldKey(key: string, before: unknown, after: unknown): string | null {
  if (!Array.isArray(before) || !Array.isArray(after)) return key
  const path = findTypedPath(before, after)
  return path === null ? null : `${key}${path}`
}

function pushHistory(state: EditorState, before: HistoryEntry): EditorState {
  return { ...state, past: [...state.past, before].slice(-HISTORY_LENGTH), future: [], typing_in: null }
}

/** Returns the selected block if another version has it too, so that its fields stay open. */
function keepSelected({ selected }: EditorState, draft: PageDraft): string | null {
  return selected !== null && findBlock(draft.blocks, selected) ? selected : null
}

function moveInHistory(state: EditorState, from: 'past' | 'future', to: 'past' | 'future'): EditorState {
  const target = state[from].at(-1)
  if (!target) return state
  const moved = { [from]: state[from].slice(0, -1), [to]: [...state[to], withSelection(state)] }
  return { ...state, ...moved, ...target, others: [], anchor: target.selected, typing_in: null }
}

function withSelection({ draft, selected }: EditorState): HistoryEntry {
  return { draft, selected }
}
