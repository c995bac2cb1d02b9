/** The limits of formatted text, for the contract, the editor and pasting. */
export const richTextLimits = {
  /** Levels of lists and quotes inside one another. */
  depth: 4,
  /** Characters of a whole text. */
  characters: 100_000,
  /** Paragraphs, list items, pieces of text and other nodes of a whole text. */
  nodes: 10_000,
  heading_level: { min: 2, max: 4 },
  list_start: { min: 0, max: 9999 },
} as const

/** The size of a formatted text, by which it is limited. */
type RichTextSize = { characters: number; nodes: number }

/** Measures a formatted text or an editor's document of any depth. */
export function measureRichText(document: unknown): RichTextSize {
  const size = { characters: 0, nodes: -1 }
  const pending: unknown[] = [document]
  while (pending.length > 0) {
    const node = pending.pop()
    if (typeof node !== 'object' || node === null) continue
    size.nodes += 1
    if ('text' in node && typeof node.text === 'string') size.characters += node.text.length
    if ('content' in node && Array.isArray(node.content))
      for (const child of node.content) pending.push(child)
  }
  return size
}
