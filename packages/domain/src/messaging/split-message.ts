import { isWholeLink } from './split-links.ts'

/**
 * A typed text taken apart: links before and after it become attachments, the rest stays text (spec section
 * 5).
 */
export interface SplitMessage {
  leading: readonly string[]
  body: string
  trailing: readonly string[]
}

/** One message to send, in the order in which they are sent. */
export type MessagePart =
  | { message_type: 'attachment'; url: string }
  | { message_type: 'message'; text: string }

/**
 * Splits a text into leading links, body and trailing links. A link is surrounded by white space and ends in no
 * punctuation; links inside the body stay there. A text of links only has no body.
 */
export function splitMessage(text: string): SplitMessage {
  let body = text.trim()
  const leading: string[] = []
  const trailing: string[] = []

  for (let link = firstWord(body); isWholeLink(link); link = firstWord(body)) {
    leading.push(link)
    body = body.slice(link.length).trimStart()
  }
  for (let link = lastWord(body); isWholeLink(link); link = lastWord(body)) {
    trailing.unshift(link)
    body = body.slice(0, -link.length).trimEnd()
  }
  return { leading, body, trailing }
}

/** The messages that a typed text becomes: attachments, text, attachments. Empty when nothing was typed. */
export function toMessageParts(text: string): MessagePart[] {
  const { leading, body, trailing } = splitMessage(text)
  const attachment = (url: string): MessagePart => ({ message_type: 'attachment', url })
  const middle: MessagePart[] = body === '' ? [] : [{ message_type: 'message', text: body }]
  return [...leading.map(attachment), ...middle, ...trailing.map(attachment)]
}

function firstWord(text: string): string {
  const end = text.search(/\s/u)
  return end === -1 ? text : text.slice(0, end)
}

function lastWord(text: string): string {
  let start = text.length
  while (start > 0 && !/\s/u.test(text[start - 1] ?? '')) start -= 1
  return text.slice(start)
}
