// @vitest-environment happy-dom
import { richText } from '@foyer/contract/pages/shapes'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { createRichTextExtensions } from './extensions.ts'
import type { LimitNotice } from './limits.ts'
import { normalizePastedHtml } from './paste-html.ts'

let editor: Editor | null = null
afterEach(() => editor?.destroy())

/** Pastes HTML into an empty editor: the document as an outline, and what the owner is told. */
function paste(html: string, before = '') {
  const notices: (LimitNotice | number)[] = []
  editor = new Editor({
    element: document.createElement('div'),
    extensions: createRichTextExtensions((notice) => notices.push(notice)),
    content: before,
    editorProps: {
      transformPastedHTML: (pasted) => {
        const { html: normalized, picture_count } = normalizePastedHtml(pasted)
        if (picture_count > 0) notices.push(picture_count)
        return normalized
      },
    },
  })
  editor.commands.focus('end')
  editor.view.pasteHTML(html)
  const document_json = editor.getJSON()
  expect(richText.safeParse(document_json).error).toBeUndefined()
  return {
    html: editor.getHTML().replaceAll('<p></p>', ''),
    text: editor.getText({ blockSeparator: '|' }),
    notices,
  }
}

const word = (style: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:${style}'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

const wrapped = (level: number, tag: string, text: string) =>
  `<div class="ListContainerWrapper X"><${tag}><li data-aria-level="${level}"><p>${text}</p></li></${tag.slice(0, 2)}></div>`

const docs = (html: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`

const nested = (tag: string, depth: number): string =>
  depth === 0 ? '' : `<${tag}><li>${6 - depth}${nested(tag, depth - 1)}</li></${tag}>`

describe('what is pasted', () => {
  it.each([
    ['a title becomes a heading', '<h1>A</h1><h2>B</h2><h6>C</h6>', '<h2>A</h2><h2>B</h2><h4>C</h4>'],
    [
      'a title of Word',
      '<p class=MsoTitle>A<o:p></o:p></p><p class=MsoSubtitle>B</p><p class=MsoNormal>c<o:p></o:p></p>',
      '<h2>A</h2><h3>B</h3><p>c</p>',
    ],
    [
      'a list of Word',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${word('l0 level1 lfo1', '·', 'First item')}${word('l0 level1 lfo1', '·', 'Second item')}</body></html>`,
      '<ul><li><p>First item</p></li><li><p>Second item</p></li></ul>',
    ],
    [
      'levels of Word, with numbers in a list',
      [
        word('l0 level1 lfo1', '·', 'a'),
        word('l0 level2 lfo1', '2.', 'b'),
        word('l0 level2 lfo1', '3.', 'c'),
        word('l0 level1 lfo1', '·', 'd'),
      ].join('\n'),
      '<ul><li><p>a</p><ol start="2"><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul>',
    ],
    [
      'two lists of Word in a row',
      word('l0 level1 lfo1', '1.', 'a') + word('l1 level1 lfo2', '1.', 'b') + '<p>c</p>',
      '<ol><li><p>a</p></li></ol><ol><li><p>b</p></li></ol><p>c</p>',
    ],
    [
      'a list of Word on the web',
      `${wrapped(1, 'ul', 'a')}${wrapped(2, 'ol start="2"', 'b')}${wrapped(2, 'ol start="3"', 'c')}${wrapped(1, 'ul', 'd')}<p>e</p>`,
      '<ul><li><p>a</p><ol start="2"><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul><p>e</p>',
    ],
    [
      'a document of Google Docs is not bold',
      docs(
        '<h1 dir="ltr"><span style="font-weight:400">A</span></h1><p dir="ltr"><span style="font-weight:700">b</span><span style="font-weight:400;font-style:italic"> c</span></p>',
      ),
      '<h2>A</h2><p><strong>b</strong><em> c</em></p>',
    ],
    [
      'a list of Google Docs, with a list between its items',
      docs(
        '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>a</span></p></li><ul><li aria-level="2"><p role="presentation">b</p></li></ul><li><p>c</p></li></ul>',
      ),
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
    ],
    ['a start below zero', '<ol start=-1><li>a</li></ol>', '<ol start="0"><li><p>a</p></li></ol>'],
    ['a start that is no number', '<ol start=x><li>a</li></ol>', '<ol><li><p>a</p></li></ol>'],
    ['letters as numbers', '<ol type="a" start="3"><li>a</li></ol>', '<ol start="3"><li><p>a</p></li></ol>'],
    ['code', '<pre>a\nb\n</pre>', '<p>a<br>b</p>'],
    ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    [
      'a link',
      '<a href="https://a.example" target="_blank" title="x">a</a>',
      '<p><a href="https://a.example">a</a></p>',
    ],
    ['an unsafe link', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['a script', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
    ['emoji as pictures', '<p>a <img alt="☕️" src="x.png"></p>', '<p>a ☕️</p>'],
  ])('%s', (_case, html, expected) => {
    expect(paste(html)).toMatchObject({ html: expected, notices: [] })
  })

  it.each([
    ['a list of five levels', nested('ul', 5)],
    ['a numbered list of six levels', nested('ol', 6)],
    ['five quotes', '<blockquote>'.repeat(5) + '<p>5</p>' + '</blockquote>'.repeat(5)],
  ])('%s loses no text, and its levels are named', (_case, html) => {
    const { text, notices } = paste(html)
    expect(text).toMatch(/5/)
    expect(notices).toEqual(['flattened'])
  })

  it('a list into a list that is already deep', () => {
    const { html, notices } = paste(nested('ul', 3), nested('ul', 4))
    expect(html.match(/<ul>/g)?.length).toBeLessThanOrEqual(8)
    expect(notices).toContain('flattened')
  })

  it('12,500 characters stay one paragraph', () => {
    expect(paste(`<p>${'x'.repeat(12_500)}</p>`)).toMatchObject({
      html: `<p>${'x'.repeat(12_500)}</p>`,
      notices: [],
    })
  })

  it.each([
    ['more characters than a text has', `<p>${'x'.repeat(100_001)}</p>`, 'too_long'],
    ['more paragraphs than a text has', '<p>x</p>'.repeat(5_001), 'too_many_parts'],
  ])('%s is refused in words, and what was there stays', (_case, html, notice) => {
    expect(paste(html, '<p>before</p>')).toEqual({ html: '<p>before</p>', text: 'before', notices: [notice] })
  })

  it('pictures are counted', () => {
    const { html, notices } = paste(
      '<p>a<img src="file:///c:/a.png" alt="A house"><picture><img src="b.png"></picture></p>',
    )
    expect([html, notices]).toEqual(['<p>a</p>', [2]])
  })
})
