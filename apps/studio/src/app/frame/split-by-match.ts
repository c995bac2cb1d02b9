/** A piece of a label; `is_match` where it is what was typed. */
export type LabelSegment = { readonly text: string; readonly is_match: boolean }

const normalizeText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Splits a label into segments, so that the matched beginnings of words can be emphasized. */
export function splitByMatch(label: string, query: string): LabelSegment[] {
  const terms = normalizeText(query).split(/\s+/).filter(Boolean)
  return label.split(/(\s+)/).flatMap((word) => {
    const length = Math.max(
      0,
      ...terms.map((part) => (normalizeText(word).startsWith(part) ? part.length : 0)),
    )
    const [head, tail] = [word.slice(0, length), word.slice(length)]
    return [
      { text: head, is_match: true },
      { text: tail, is_match: false },
    ].filter(({ text }) => text !== '')
  })
}
