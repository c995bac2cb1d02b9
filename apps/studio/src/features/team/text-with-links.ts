/** A piece of a text; with `href` it is a web address. */
export type TextPart = { readonly text: string; readonly href?: string }

/** Splits a text at its web addresses. A full stop or bracket after an address belongs to the sentence. */
export function textWithLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const address = match[0].replace(/[.,;:!?)\]]+$/, '')
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: address, href: address })
    from = match.index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
