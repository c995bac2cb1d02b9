import { findTokens } from '@foyer/content/definitions'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** How tokens are drawn. */
export type ChipOptions = {
  /** The name that a chip shows before its fallback text. */
  getName: (slug: string) => string
  isKnown: (slug: string) => boolean
  classes: { chip: string; syntax: string }
}

/** Where a token begins and ends in a document, and where its fallback text does. */
type TokenPlace = { slug: string; from: number; to: number; fallback_from: number }

/**
 * Draws tokens as chips: the name of the attribute and the fallback text, which can be edited in place. They stay plain
 * text in the document. One step of deleting from behind removes a chip as a whole.
 */
export const AttributeChips = Extension.create<ChipOptions>({
  name: 'attributeChips',
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin({
        props: {
          decorations: (state) => DecorationSet.create(state.doc, createDecorations(state.doc, options)),
        },
      }),
    ]
  },
  addKeyboardShortcuts() {
    return {
      Backspace: ({ editor }) => {
        const { empty, from } = editor.state.selection
        const token = empty ? listTokenPlaces(editor.state.doc).find(({ to }) => to === from) : undefined
        return token ? editor.commands.deleteRange(token) : false
      },
    }
  },
})

function createDecorations(doc: Node, { getName, isKnown, classes }: ChipOptions): Decoration[] {
  return listTokenPlaces(doc).flatMap(({ slug, from, to, fallback_from }) => [
    Decoration.inline(from, to, { class: classes.chip, 'data-unknown': String(!isKnown(slug)) }),
    Decoration.inline(from, fallback_from, { class: classes.syntax, 'data-name': getName(slug) }),
    Decoration.inline(to - 1, to, { class: classes.syntax }),
  ])
}

/** Lists the tokens of a document. One that is formatted in part is none, as for members. */
export function listTokenPlaces(doc: Node): TokenPlace[] {
  const places: TokenPlace[] = []
  doc.descendants((node, position) => {
    for (const { slug, fallback, from, to } of findTokens(node.text ?? ''))
      places.push({
        slug,
        from: position + from,
        to: position + to,
        fallback_from: position + to - 1 - fallback.length,
      })
  })
  return places
}
