import { formatMention, restoreBrackets, splitMentions } from '@foyer/domain/messaging'
import { hasVisibleText } from '@foyer/domain/text'

/** A person picked from the list: their id is sent beside the text, because names repeat and change. */
export type Picked = { user_id: string; name: string }

/** Scripts without spaces between words, where an at sign or the end of a name may stand beside any letter. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What makes an at sign behind it part of a mail address or a link. */
const WITHIN_ADDRESS = /[\p{L}\p{M}\p{N}_.+\-/@]/u
const WITHIN_NAME = /^[-‐]?[\p{L}\p{M}\p{N}_]/u

/** What may follow a name without a space: closing brackets, quotes, punctuation and line breaks. */
const ENDS_WORD = /^[\n\p{Pe}\p{Pi}\p{Pf}"'.,:;!?…،؛؟。、，！？：；]/u

/** A name of up to five words behind an at sign; spaces at the end may be before the next word of the name. */
const TERM = /@([^\s@]{1,40}(?: [^\s@]{1,40}){0,4} ?|)$/u

/**
 * The beginning of a name behind an at sign that ends at the caret; null where none is being typed, and behind a name
 * that was picked already.
 */
export function findMentionTerm(text: string, caret: number, picked: readonly string[] = []): string | null {
  const before = text.slice(0, caret)
  const match = TERM.exec(before)
  if (!match || !isMentionStart(before, match.index)) return null
  const term = match[1] ?? ''
  return term.length > 60 || picked.some((name) => isWholeName(term, 0, name)) ? null : term.trimEnd()
}

/** The text with the typed mention replaced by the name, and the new caret position. */
export function insertMention(text: string, caret: number, name: string): { text: string; caret: number } {
  if (findMentionTerm(text, caret) === null) return { text, caret }
  const before = text.slice(0, text.lastIndexOf('@', caret - 1) + 1) + name
  const rest = text.slice(caret)
  if (ENDS_WORD.test(rest)) return { text: before + rest, caret: before.length }
  const space = rest.startsWith(' ') ? '' : ' '
  return { text: before + space + rest, caret: before.length + 1 }
}

/** The text to send, with picked names that still follow an at sign as a whole encoded as mentions. */
export function encodeMentions(text: string, names: readonly string[]): string {
  const longest_first = [...new Set(names)].filter(hasVisibleText).sort((a, b) => b.length - a.length)
  let encoded = ''
  let end = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(end, at + 1))) {
    const name = isMentionStart(text, at) && longest_first.find((one) => isWholeName(text, at + 1, one))
    if (!name) continue
    encoded += text.slice(end, at) + formatMention(name)
    end = at + 1 + name.length
  }
  return encoded + text.slice(end)
}

/** The ids of the picked people whom an encoded text still mentions. */
export function listMentionIds(encoded: string, picked: readonly Picked[]): string[] {
  const names = new Set(
    splitMentions(encoded).flatMap((part) => (part.kind === 'mention' ? [part.name] : [])),
  )
  const ids = picked.flatMap(({ user_id, name }) => (names.has(mentionName(name)) ? [user_id] : []))
  return [...new Set(ids)]
}

/** A name as a mention has it. */
function mentionName(name: string): string {
  const [part] = splitMentions(formatMention(name))
  return part?.kind === 'mention' ? part.name : name
}

/** A sent text as it was typed, to edit it. */
export function decodeMessage(message: string): string {
  return splitMentions(message)
    .map((part) => (part.kind === 'mention' ? `@${part.name}` : restoreBrackets(part.text)))
    .join('')
}

/** Whether the at sign at an index starts a mention: after brackets and quotes too, not within an address. */
function isMentionStart(text: string, index: number): boolean {
  const before = /.$/su.exec(text.slice(0, index).slice(-2))?.[0] ?? ''
  return !WITHIN_ADDRESS.test(before) || UNSPACED.test(before)
}

/** Whether a name is at an index and ends there: `@allan` does not mention `all`. */
function isWholeName(text: string, index: number, name: string): boolean {
  if (!text.startsWith(name, index)) return false
  const rest = text.slice(index + name.length, index + name.length + 3)
  const last = /.$/su.exec(name)?.[0] ?? ''
  return !WITHIN_NAME.test(rest) || UNSPACED.test(last) || UNSPACED.test(rest.charAt(0))
}
