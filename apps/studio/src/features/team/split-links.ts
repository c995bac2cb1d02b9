/** A piece of a text; with `href` it is a web address. */
export type TextPart = { readonly text: string; readonly href?: string }

/** Splits a text at its URLs. Punctuation after a URL belongs to the sentence. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let last_index = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const url = match[0].replace(/[.,;:!?)\]]+$/, '')
    if (match.index > last_index) parts.push({ text: text.slice(last_index, match.index) })
    parts.push({ text: url, href: url })
    last_index = match.index + url.length
  }
  if (last_index < text.length) parts.push({ text: text.slice(last_index) })
  return parts
}
