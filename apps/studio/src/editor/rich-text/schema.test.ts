import { richText } from '@foyer/contract/pages/shapes'
import { measureRichText } from '@foyer/contract/rules/rich-text-limits'
import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { sinkListItem, wrapInList } from '@tiptap/pm/schema-list'
import { wrapIn } from '@tiptap/pm/commands'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRichTextExtensions } from './extensions.ts'
import { createLimitsPlugin } from './limits.ts'

const schema = getSchema(createRichTextExtensions(() => undefined))
const plugins = [createLimitsPlugin(() => undefined)]
const nodeType = (name: string) => {
  const type = schema.nodes[name]
  if (!type) throw new Error(`The editor has no ${name}.`)
  return type
}
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })

/** One document for each node and mark that the contract has. */
const examples: Record<string, unknown> = {
  doc: paragraph(text('x')),
  text: paragraph(text('x')),
  paragraph: paragraph(text('x')),
  hardBreak: paragraph({ type: 'hardBreak' }),
  horizontalRule: { type: 'horizontalRule' },
  blockquote: { type: 'blockquote', content: [paragraph(text('x'))] },
  listItem: { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('x'))] }] },
  bulletList: { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('x'))] }] },
  orderedList: {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [paragraph(text('x'))] }],
  },
  heading: { type: 'heading', attrs: { level: 2 }, content: [text('x')] },
  link: paragraph(text('x', { type: 'link', attrs: { href: '/a' } })),
  ...Object.fromEntries(
    ['bold', 'code', 'italic', 'strike', 'underline'].map((type) => [type, paragraph(text('x', { type }))]),
  ),
}

describe('the schema of the editor', () => {
  it('has the nodes and marks of the contract and no others', () => {
    expect([...Object.keys(schema.nodes), ...Object.keys(schema.marks)].sort()).toEqual(
      Object.keys(examples).sort(),
    )
    for (const example of Object.values(examples)) {
      const document = { type: 'doc', content: [example] }
      expect(schema.nodeFromJSON(document).check()).toBeUndefined()
      expect(richText.safeParse(document).error).toBeUndefined()
    }
  })
})

const marks = fc.subarray(
  [
    { type: 'bold' },
    { type: 'italic' },
    { type: 'underline' },
    { type: 'strike' },
    { type: 'link', attrs: { href: 'https://a.example', target: '_blank', class: 'x' } },
    { type: 'link', attrs: { href: `https://a.example/${'x'.repeat(2_000)}` } },
  ],
  { maxLength: 5 },
)
const words = fc.oneof(fc.string({ minLength: 1, maxLength: 8 }), fc.constant('x'.repeat(12_500)))
const inlines = fc.array(
  fc.oneof(fc.record({ type: fc.constant('text'), text: words, marks }), fc.constant({ type: 'hardBreak' })),
  { maxLength: 3 },
)
const start = fc.oneof(fc.integer(), fc.constant(Number.NaN))
const { block } = fc.letrec<{ block: unknown; items: unknown[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 12, withCrossShrink: true },
    fc.record({ type: fc.constant('paragraph'), content: inlines }),
    fc.record({ type: fc.constant('heading'), attrs: fc.record({ level: fc.integer() }), content: inlines }),
    fc.constant({ type: 'horizontalRule' }),
    fc.record({
      type: fc.constant('blockquote'),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ type: fc.constant('bulletList'), content: tie('items') }),
    fc.record({
      type: fc.constant('orderedList'),
      attrs: fc.record({ start, type: fc.constantFrom(null, 'a') }),
      content: tie('items'),
    }),
  ),
  items: fc.array(
    fc.tuple(inlines, fc.array(tie('block'), { maxLength: 2 })).map(([first, rest]) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: first }, ...rest],
    })),
    { minLength: 1, maxLength: 2 },
  ),
}))

/** What a person does next: pastes blocks somewhere, wraps a place, or indents an item. */
const step = fc.oneof(
  fc.record({ does: fc.constant('insert' as const), at: fc.nat(), block }),
  fc.record({ does: fc.constantFrom('quote' as const, 'list' as const, 'indent' as const), at: fc.nat() }),
)

describe('every document that the editor can produce', () => {
  it('is accepted by the contract', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let state = EditorState.create({ schema, plugins })
        for (const one of steps) {
          const position = one.at % (state.doc.content.size + 1)
          const selection = TextSelection.near(state.doc.resolve(position))
          state = state.apply(state.tr.setSelection(selection))
          const dispatch = (transaction: typeof state.tr) => {
            state = state.apply(transaction)
          }
          if (one.does === 'insert')
            dispatch(state.tr.replaceSelectionWith(schema.nodeFromJSON(one.block), false))
          if (one.does === 'quote') wrapIn(nodeType('blockquote'))(state, dispatch)
          if (one.does === 'list') wrapInList(nodeType('bulletList'))(state, dispatch)
          if (one.does === 'indent') sinkListItem(nodeType('listItem'))(state, dispatch)
          const document: unknown = state.doc.toJSON()
          expect(richText.safeParse(document).error).toBeUndefined()
          expect(measureRichText(document).characters).toBe(countCharacters(state))
        }
      }),
      { numRuns: 200 },
    )
  })
})

function countCharacters({ doc }: EditorState): number {
  return doc.textContent.length
}
