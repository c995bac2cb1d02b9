// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, expect, it } from 'vitest'
import { createRichTextExtensions } from './extensions.ts'

let editor: Editor
afterEach(() => editor.destroy())

const chips = {
  getName: (slug: string) => (slug === 'member.goal' ? 'Goal' : slug),
  isKnown: (slug: string) => slug === 'member.goal',
  classes: { chip: 'chip', syntax: 'syntax' },
}

function open(text: string): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: createRichTextExtensions(() => undefined, chips),
    content: `<p>${text}</p>`,
  })
  return editor
}

it('draws tokens as chips with the name of their attribute, and keeps them as text', () => {
  const { view, getText } = open('Go {member.goal|on}, {page.gone} and {{page.title}}')
  const names = [...view.dom.querySelectorAll('[data-name]')].map((one) => one.getAttribute('data-name'))
  expect(names).toEqual(['Goal', 'page.gone'])
  expect(view.dom.querySelectorAll('[data-unknown="true"]').length).toBeGreaterThan(0)
  expect(getText.call(editor)).toBe('Go {member.goal|on}, {page.gone} and {{page.title}}')
})

it('deletes a chip as a whole from behind, and one letter elsewhere', () => {
  open('Go {member.goal|on}')
  editor.commands.setTextSelection(1 + 'Go {member.goal|on}'.length)
  editor.commands.keyboardShortcut('Backspace')
  expect(editor.getText()).toBe('Go ')
})
