import { richText } from '@foyer/contract/pages/shapes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitRichText } from './fit-rich-text.ts'
import { richTextToPlain } from './rich-text.ts'

const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const p = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const li = (...content: unknown[]) => ({ type: 'listItem', content })
const ul = (...content: unknown[]) => ({ type: 'bulletList', content })
const ol = (start: unknown, ...content: unknown[]) => ({ type: 'orderedList', attrs: { start }, content })
const quote = (...content: unknown[]) => ({ type: 'blockquote', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })

/** A list in a list, each level with its number, down to a depth; `innermost` is in the last item. */
const levels = (depth: number, ...innermost: unknown[]) => {
  let inner = innermost
  for (let level = depth; level > 0; level -= 1) inner = [ul(li(p(`${level}`), ...inner))]
  return inner[0]
}

describe('an editor’s document is fitted to the contract', () => {
  it.each([
    ['four levels stay', doc(levels(4)), doc(levels(4))],
    ['a fifth level joins the fourth', doc(levels(4, ul(li(p('5')), li(p('6'))))), doc(upTo3('4', '5', '6'))],
    ['so does a seventh', doc(levels(7)), doc(upTo3('4', '5', '6', '7'))],
    [
      'text after a deep list stays after it',
      doc(levels(4, ul(li(p('5'))), p('6'))),
      doc(upTo3('4', ['5', '6'])),
    ],
    [
      'a quote in the deepest list',
      doc(levels(4, quote(p('5'), quote(p('6'))))),
      doc(upTo3(['4', '5', '6'])),
    ],
    [
      'five quotes become four',
      doc(quote(quote(quote(quote(quote(p('a')), p('b')))))),
      doc(quote(quote(quote(quote(p('a'), p('b')))))),
    ],
    [
      'a list in four quotes becomes paragraphs',
      doc(quote(quote(quote(quote(ul(li(p('a')), li(p('b')))))))),
      doc(quote(quote(quote(quote(p('a'), p('b')))))),
    ],
    ['a list below zero starts at zero', doc(ol(-1, li(p('a')))), doc(ol(0, li(p('a'))))],
    ['a very late start is the last one', doc(ol(1e9, li(p('a')))), doc(ol(9999, li(p('a'))))],
    ['no number is one', doc(ol(null, li(p('a')))), doc(ol(1, li(p('a'))))],
    [
      'a title becomes a heading',
      doc({ type: 'heading', attrs: { level: 1 }, content: [text('a')] }),
      doc({ type: 'heading', attrs: { level: 2 }, content: [text('a')] }),
    ],
    [
      'the smallest headings become level 4',
      doc({ type: 'heading', attrs: { level: 6 }, content: [text('a')] }),
      doc({ type: 'heading', attrs: { level: 4 }, content: [text('a')] }),
    ],
    [
      'a link without its extras',
      doc({
        type: 'paragraph',
        content: [
          text('a', { type: 'link', attrs: { href: '/a', target: '_blank' } }),
          text('b', link('javascript:x')),
          text('c', link(`https://a.example/${'x'.repeat(2_000)}`)),
        ],
      }),
      doc({ type: 'paragraph', content: [text('a', link('/a')), text('b'), text('c')] }),
    ],
    ['code becomes a paragraph', doc({ type: 'codeBlock', content: [text('a')] }), doc(p('a'))],
    ['an empty list goes', doc(ul(), p('a')), doc(p('a'))],
    ['anything else is empty', 'words', doc()],
  ])('%s', (_case, input, fitted) => {
    expect(fitRichText(input)).toEqual(fitted)
  })
})

/** Three levels, then one with these items; an item of several paragraphs is a list of them. */
function upTo3(...items: (string | string[])[]) {
  return levels(3, ul(...items.map((item) => li(...[item].flat().map(p)))))
}

const words = fc.string({ minLength: 1, maxLength: 8 }).filter((value) => value.trim() !== '')
const marks = fc.subarray([
  { type: 'bold' },
  { type: 'code' },
  { type: 'highlight' },
  link('https://a.example'),
  link('javascript:x'),
])
const inline = fc.oneof(
  fc.record({ type: fc.constant('text'), text: words, marks }),
  fc.record({ type: fc.constantFrom('hardBreak', 'image') }),
)
const leaf = fc.oneof(
  fc.record({ type: fc.constantFrom('paragraph', 'codeBlock'), content: fc.array(inline, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ level: fc.integer({ min: -1, max: 9 }) }),
    content: fc.array(inline, { maxLength: 2 }),
  }),
  fc.constant({ type: 'horizontalRule' }),
)
const { nodes: anyNodes } = fc.letrec<{ nodes: unknown[]; node: unknown }>((tie) => ({
  nodes: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
  node: fc.oneof(
    { maxDepth: 9, withCrossShrink: true },
    leaf,
    fc.record({ type: fc.constantFrom('blockquote', 'table'), content: tie('nodes') }),
    fc.record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      attrs: fc.record({ start: fc.oneof(fc.integer(), fc.constant(Number.NaN), fc.constant(null)) }),
      content: fc.array(fc.record({ type: fc.constant('listItem'), content: tie('nodes') }), {
        maxLength: 3,
      }),
    }),
  ),
}))

describe('whatever a document has', () => {
  it('the contract accepts it afterwards, all of its text is there in order, and fitting it again changes nothing', () => {
    fc.assert(
      fc.property(anyNodes, (content) => {
        const fitted = fitRichText(doc(...content))
        expect(richText.safeParse(fitted).error).toBeUndefined()
        expect(richTextToPlain(fitted).replaceAll('\n', '')).toBe(
          listTexts(content).join('').replaceAll('\n', ''),
        )
        expect(fitRichText(fitted)).toEqual(fitted)
      }),
      { numRuns: 500 },
    )
  })
})

function listTexts(nodes: unknown): string[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: { type: string; text?: string; content?: unknown }) =>
    node.type === 'hardBreak' ? [' '] : node.text === undefined ? listTexts(node.content) : [node.text],
  )
}
