import { fitRichText } from '@foyer/content/definitions'
import { measureRichText, richTextLimits } from '@foyer/contract/rules/rich-text-limits'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'

/** What the limits did to an edit: `too_long` and `too_many_parts` refused it, `flattened` changed its levels. */
export type LimitNotice = 'too_long' | 'too_many_parts' | 'flattened'

/**
 * Keeps the document within what the contract accepts: refuses what is too long, and fits everything else, such as a
 * pasted list that is too deep.
 */
export const RichTextLimits = Extension.create<{ onNotice: (notice: LimitNotice) => void }>({
  name: 'richTextLimits',
  addOptions: () => ({ onNotice: () => undefined }),
  addProseMirrorPlugins() {
    return [createLimitsPlugin(this.options.onNotice)]
  },
})

/** The limits as a plugin of the editor's state. */
export function createLimitsPlugin(onNotice: (notice: LimitNotice) => void): Plugin {
  return new Plugin({
    filterTransaction: (transaction, state) => {
      // Values from outside are shown as they are.
      if (!transaction.docChanged || transaction.getMeta('preventUpdate') === true) return true
      const refusal = findRefusal(transaction.doc, state.doc)
      if (refusal !== null) onNotice(refusal)
      return refusal === null
    },
    appendTransaction: (transactions, _before, state) => {
      const fitting = transactions.some(({ docChanged }) => docChanged) ? createFitting(state) : null
      if (fitting && measureDepth(state.doc) > richTextLimits.depth) onNotice('flattened')
      return fitting
    },
  })
}

/** A document that was too long before may still become shorter. */
function findRefusal(next: Node, current: Node): LimitNotice | null {
  const size = measureRichText(next.toJSON())
  const { characters, nodes } = richTextLimits
  if (size.characters <= characters && size.nodes <= nodes) return null
  const before = measureRichText(current.toJSON())
  if (size.characters > characters && size.characters > before.characters) return 'too_long'
  return size.nodes > nodes && size.nodes > before.nodes ? 'too_many_parts' : null
}

/** Replaces only what differs, so that the selection stays. */
function createFitting(state: EditorState): Transaction | null {
  const { content } = fitRichText(state.doc.toJSON())
  if (content.length === 0) return null
  const fitted = state.schema.nodeFromJSON({ type: 'doc', content })
  const start = state.doc.content.findDiffStart(fitted.content)
  const end = state.doc.content.findDiffEnd(fitted.content)
  if (start === null || end === null) return null
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  return state.tr.replace(start, end.a + overlap, fitted.slice(start, end.b + overlap))
}

function measureDepth(node: Node): number {
  let depth = 0
  node.forEach((child) => {
    depth = Math.max(depth, measureDepth(child))
  })
  const { name } = node.type
  return name === 'bulletList' || name === 'orderedList' || name === 'blockquote' ? depth + 1 : depth
}
