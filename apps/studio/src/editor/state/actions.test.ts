import { describe, expect, it } from 'vitest'
import { aBlock, aDraft } from '../testing/a-draft.ts'
import { editorReducer, type EditorAction } from './actions.ts'
import { blockLimits } from '@foyer/contract/rules/block-limits'
import { PAGE } from './blocks.ts'
import { HISTORY_LENGTH, createEditorState, listSelected, type EditorState } from './editor-state.ts'

const ids = (state: EditorState): string => state.draft.blocks.map((block) => block.id).join('')
const run = (state: EditorState, ...actions: EditorAction[]): EditorState =>
  actions.reduce(editorReducer, state)
const at = (index: number) => ({ ...PAGE, index })
const arranged = (ids: readonly string[]) => ids.map((block_id) => ({ block_id, ...PAGE }))
const opened = createEditorState(aDraft(['a', 'b', 'c']))

const chosen = (state: EditorState): string => [...listSelected(state)].toSorted().join('')

describe('a selection of several blocks', () => {
  const five = createEditorState(aDraft(['a', 'b', 'c', 'd', 'e']))
  const select = (block_id: string) => ({ type: 'select', block_id }) as const
  const extend = (block_id: string) => ({ type: 'extend', block_id }) as const
  const toggle = (block_id: string) => ({ type: 'toggle', block_id }) as const
  const cases: [says: string, actions: EditorAction[], selection: string, reached: string | null][] = [
    ['reaches from the first click to one with Shift', [select('b'), extend('d')], 'bcd', 'd'],
    ['reaches upwards too', [select('d'), extend('b')], 'bcd', 'b'],
    ['is extended again from where it began', [select('b'), extend('d'), extend('a')], 'ab', 'a'],
    ['begins with the first click with Shift', [extend('b')], 'b', 'b'],
    ['takes in single ones', [select('a'), toggle('c'), toggle('e')], 'ace', 'e'],
    ['leaves out single ones', [select('a'), extend('c'), toggle('b')], 'ac', 'c'],
    ['is empty after the last one', [select('a'), toggle('a')], '', null],
    ['is one again after a click', [select('a'), extend('c'), select('b')], 'b', 'b'],
    ['has only blocks of the page', [{ type: 'select_many', block_ids: ['a', '?', 'c'] }], 'ac', 'c'],
    [
      'moves up as a whole',
      [select('b'), extend('c'), { type: 'step_many', block_ids: ['b', 'c'], step: 'up' }],
      'bc',
      'c',
    ],
    [
      'is one after its blocks are deleted',
      [select('b'), extend('c'), { type: 'delete_many', block_ids: ['b', 'c'] }],
      'd',
      'd',
    ],
  ]
  it.each(cases)('%s', (_says, actions, selection, reached) => {
    const state = run(five, ...actions)
    expect([chosen(state), state.selected]).toEqual([selection, reached])
  })

  const changes: [says: string, action: EditorAction, order: string][] = [
    ['moves up', { type: 'step_many', block_ids: ['c', 'b'], step: 'up' }, 'bcade'],
    ['moves down', { type: 'step_many', block_ids: ['b', 'd'], step: 'down' }, 'acbed'],
    ['moves to a position', { type: 'move_many', block_ids: ['e', 'b'], to: at(0) }, 'beacd'],
    ['is deleted', { type: 'delete_many', block_ids: ['a', 'e'] }, 'bcd'],
    ['is inserted', { type: 'add_many', blocks: [aBlock('x'), aBlock('y')], after: 'b' }, 'abxycde'],
  ]
  it.each(changes)('%s in one step of undo', (_says, action, order) => {
    const state = run(five, action)
    expect([ids(state), ids(run(state, { type: 'undo' }))]).toEqual([order, 'abcde'])
  })

  it('stays at the edge of the page', () => {
    expect(run(five, { type: 'step_many', block_ids: ['a', 'b'], step: 'up' })).toBe(five)
  })

  it('is inserted whole or not at all', () => {
    const many = Array.from({ length: blockLimits.blocks - 4 }, (_, at) => aBlock(`n${at}`))
    expect(run(five, { type: 'add_many', blocks: many, after: 'a' })).toBe(five)
  })
})

describe('the marks of lost references', () => {
  const items = [
    { id: '1', image: null },
    { id: '2', image: null },
  ]
  const block = { ...aBlock('a'), props: { image: null, items }, choose_again: ['image', 'items.1.image'] }
  const marked = createEditorState({ ...aDraft(), blocks: [block] })
  const lost = (state: EditorState) => state.draft.blocks[0]?.choose_again
  it.each<[string, EditorAction, string[] | undefined]>([
    [
      'stay while something else is edited',
      { type: 'set_prop', block_id: 'a', prop: 'caption', value: 'x' },
      ['image', 'items.1.image'],
    ],
    [
      'go with a choice',
      { type: 'set_prop', block_id: 'a', prop: 'image', value: { art: 'x', alt: '' } },
      ['items.1.image'],
    ],
    [
      'go with a choice in a list',
      {
        type: 'set_prop',
        block_id: 'a',
        prop: 'items',
        value: [items[0], { id: '2', image: { art: 'x', alt: '' } }],
      },
      ['image'],
    ],
    ['go where the owner leaves the fields empty', { type: 'accept_lost', block_id: 'a' }, undefined],
  ])('%s', (_says, action, expected) => {
    expect(lost(run(marked, action))).toEqual(expected)
  })
})

describe('what actions do to the blocks', () => {
  const cases: [says: string, action: EditorAction, order: string, selected: string | null][] = [
    ['adds behind a block', { type: 'add', block: aBlock('x'), after: 'a' }, 'axbc', 'x'],
    ['adds before all', { type: 'add', block: aBlock('x'), after: null }, 'xabc', 'x'],
    [
      'adds at the end where the block before is gone',
      { type: 'add', block: aBlock('x'), after: '?' },
      'abcx',
      'x',
    ],
    ['moves a block down', { type: 'move', block_id: 'a', to: at(1) }, 'bac', 'a'],
    ['moves a block up', { type: 'move', block_id: 'c', to: at(0) }, 'cab', 'c'],
    ['keeps a block that is moved too far inside', { type: 'move', block_id: 'a', to: at(99) }, 'bca', 'a'],
    ['arranges as the canvas says', { type: 'arrange', arrangement: arranged(['c', 'a', 'b']) }, 'cab', 'b'],
    ['keeps what an arrangement forgets', { type: 'arrange', arrangement: arranged(['c']) }, 'cab', 'b'],
    [
      'counts a block once in an arrangement',
      { type: 'arrange', arrangement: arranged(['c', 'c', 'a', 'b', '?']) },
      'cab',
      'b',
    ],
    ['deletes the selected block and selects the next', { type: 'delete', block_id: 'b' }, 'ac', 'c'],
    ['deletes another block and keeps the selection', { type: 'delete', block_id: 'a' }, 'bc', 'b'],
  ]
  it.each(cases)('%s', (_name, action, order, selected) => {
    const state = run(opened, { type: 'select', block_id: 'b' }, action)
    expect([ids(state), state.selected]).toEqual([order, selected])
  })

  it.each(cases)('%s, and undo takes it back, and redo does it again', (_name, action, order, selected) => {
    const before = run(opened, { type: 'select', block_id: 'b' })
    const undone = run(before, action, { type: 'undo' })
    expect([ids(undone), undone.selected]).toEqual(['abc', 'b'])
    const redone = run(undone, { type: 'redo' })
    expect([ids(redone), redone.selected]).toEqual([order, selected])
  })

  it('selects the block before where the last one is deleted, and the page where none is left', () => {
    const last = run(opened, { type: 'select', block_id: 'c' }, { type: 'delete', block_id: 'c' })
    expect(last.selected).toBe('b')
    const none = run(last, { type: 'delete', block_id: 'a' }, { type: 'delete', block_id: 'b' })
    expect([ids(none), none.selected]).toEqual(['', null])
  })

  it('contain no more blocks than the contract allows', () => {
    const full = createEditorState(aDraft(Array.from({ length: blockLimits.blocks }, (_, at) => `${at}`)))
    expect(run(full, { type: 'add', block: aBlock('x'), after: null })).toBe(full)
  })
})

describe('what changes nothing', () => {
  const cases: [says: string, action: EditorAction][] = [
    ['a move to the same place', { type: 'move', block_id: 'a', to: at(0) }],
    ['a move of a block that is not there', { type: 'move', block_id: '?', to: at(0) }],
    ['the same arrangement', { type: 'arrange', arrangement: arranged(['a', 'b', 'c']) }],
    ['deleting what is not there', { type: 'delete', block_id: '?' }],
    ['selecting what is not there', { type: 'select', block_id: '?' }],
    [
      'setting a prop of a block that is not there',
      { type: 'set_prop', block_id: '?', prop: 'title', value: 1 },
    ],
    ['setting the same title', { type: 'set_page', settings: { title: 'Base Camp' } }],
    ['undo with no past', { type: 'undo' }],
    ['redo with no future', { type: 'redo' }],
  ]
  it.each(cases)('%s', (_name, action) => {
    expect(run(opened, action)).toBe(opened)
  })
})

describe('what is typed', () => {
  const type = (value: string): EditorAction => ({ type: 'set_prop', block_id: 'a', prop: 'title', value })
  const title = (state: EditorState) => state.draft.blocks[0]?.props['title']

  it('is one step while it continues in one field', () => {
    const typed = run(opened, type('B'), type('Ba'), type('Bas'))
    expect(title(typed)).toBe('Bas')
    expect(title(run(typed, { type: 'undo' }))).toBeUndefined()
  })

  it('is a new step in another field, after a selection and after an undo', () => {
    const other = run(
      opened,
      type('B'),
      { type: 'set_prop', block_id: 'a', prop: 'text', value: 'x' },
      type('Ba'),
    )
    expect(title(run(other, { type: 'undo' }))).toBe('B')
    const selected = run(opened, type('B'), { type: 'select', block_id: 'a' }, type('Ba'))
    expect(title(run(selected, { type: 'undo' }))).toBe('B')
  })

  it('is a step for each change of a list, and one while it continues in one item', () => {
    const set = (value: unknown): EditorAction => ({ type: 'set_field', field: 'groups', value })
    const edited = run(
      opened,
      set([]),
      set([{ title: '' }]),
      set([{ title: 'W' }]),
      set([{ title: 'Wa' }]),
      set([{ title: 'Wa' }, { title: '' }]),
    )
    const groups = (state: EditorState) => state.draft.fields['groups']
    expect(groups(run(edited, { type: 'undo' }))).toEqual([{ title: 'Wa' }])
    expect(groups(run(edited, { type: 'undo' }, { type: 'undo' }))).toEqual([{ title: '' }])
    expect(groups(run(edited, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }))).toEqual([])
  })

  it('leaves the other blocks identical, so that they do not render again', () => {
    const typed = run(opened, type('B'))
    expect(typed.draft.blocks[1]).toBe(opened.draft.blocks[1])
  })

  it('forgets what was undone', () => {
    const typed = run(opened, type('B'), { type: 'undo' }, type('C'))
    expect(run(typed, { type: 'redo' })).toBe(typed)
  })

  it('reaches the fields of the page type and its settings', () => {
    const set = run(
      opened,
      { type: 'set_field', field: 'weeks', value: 12 },
      { type: 'set_page', settings: { title: 'Base Camp 2', is_commentable: true } },
    )
    expect(set.draft).toMatchObject({ fields: { weeks: 12 }, title: 'Base Camp 2', is_commentable: true })
    expect(run(set, { type: 'undo' }).draft).toMatchObject({ fields: { weeks: 12 }, title: 'Base Camp' })
  })
})

describe('the past', () => {
  it('is bounded', () => {
    const moves = Array.from({ length: HISTORY_LENGTH + 20 }, (_, number): EditorAction => ({
      type: 'move',
      block_id: 'a',
      to: at(number % 2 === 0 ? 2 : 0),
    }))
    expect(run(opened, ...moves).past).toHaveLength(HISTORY_LENGTH)
  })

  it('also restores the draft from before another version was taken', () => {
    const taken = run(opened, { type: 'replace', draft: aDraft(['z']) })
    expect(ids(taken)).toBe('z')
    expect(ids(run(taken, { type: 'undo' }))).toBe('abc')
  })

  it('leaves a block selected that another version has too', () => {
    const take = (...block_ids: string[]) =>
      run(opened, { type: 'select', block_id: 'b' }, { type: 'replace', draft: aDraft(block_ids) }).selected
    expect([take('b', 'z'), take('z')]).toEqual(['b', null])
  })

  it('continues with mine, and undo leads to theirs first and then to my earlier one', () => {
    const typed = run(opened, { type: 'delete', block_id: 'c' })
    const kept = run(typed, { type: 'prefer_to', draft: aDraft(['z']) })
    const back = run(kept, { type: 'undo' })
    expect([kept, back, run(back, { type: 'redo' }), run(back, { type: 'undo' })].map(ids)).toEqual([
      ...['ab', 'z', 'ab', 'abc'],
    ])
  })
})
