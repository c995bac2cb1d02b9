import { hasVisibleText, truncate } from '../text/index.ts'

/** A stretch of a message: plain text, or the mention of a name. */
export type MentionPart = { kind: 'text'; text: string } | { kind: 'mention'; name: string }

/**
 * A mention is `<@Name>`: an at sign and a name of at most 120 characters inside angle brackets (spec section 5). A
 * name of which nothing can be seen mentions nobody.
 */
const MENTION = /<@([^<>\r\n]{1,120})>/gu

/**
 * Takes a text apart at its mentions, so that a client can draw each as what it is. Nothing is lost or added.
 */
export function splitMentions(text: string): MentionPart[] {
  const parts: MentionPart[] = []
  let end = 0
  for (const match of text.matchAll(MENTION)) {
    if (!hasVisibleText(match[1] ?? '')) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push({ kind: 'mention', name: match[1] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** How a mention of a name is written; angle brackets and line breaks in the name are dropped. */
export function formatMention(name: string): string {
  return `<@${truncate(name.replace(/[<>\r\n]/gu, ''), 120)}>`
}

/** Escapes angle brackets and ampersands for the wire, except in mentions. Reversed by `restoreBrackets`. */
export function escapeBrackets(text: string): string {
  if (!/[<>&]/u.test(text)) return text
  return mapOutsideMentions(text, (plain) =>
    plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
}

/** Turns an escaped text back into what was typed. */
export function restoreBrackets(text: string): string {
  return mapOutsideMentions(text, (plain) =>
    plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  )
}

function mapOutsideMentions(text: string, transform: (plain: string) => string): string {
  return splitMentions(text)
    .map((part) => (part.kind === 'mention' ? `<@${part.name}>` : transform(part.text)))
    .join('')
}
