import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { LinkifyIt } from 'linkify-it'

/** A stretch of a text: plain, or a link with its address. The text of a link is what is shown. */
export type LinkPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, urlAuth: true, maxLength: 2000 })
linkify.add('ftp:', null).add('mailto:', null).add('//', null)

const HIDDEN = /\p{Default_Ignorable_Code_Point}/u
const LATIN = /\p{Script=Latin}/u
const BEFORE_LINK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}](?=https?:\/\/)/giu
/** Scripts with letters that look like Latin ones. */
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/**
 * Takes a text apart at its web links. Brackets and punctuation behind a link stay text unless they are its own, as in
 * `/wiki/Squat_(exercise)`. Without `http` only `www.` or a host with a path is a link, or `10.am` would be one.
 */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = []
  let end = 0
  for (const { schema, index, lastIndex, raw, url } of linkify.match(spaceBeforeLinks(text)) ?? []) {
    const is_meant = schema !== '' || /^www\.|\//iu.test(raw)
    if (!is_meant || HIDDEN.test(raw) || !isSafeLink(url)) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push({ kind: 'link', text: formatLink(raw, url), href: url })
    end = lastIndex
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** Chinese and Japanese have no spaces, and the library asks for one before a link. Positions stay the same. */
function spaceBeforeLinks(text: string): string {
  return text.replace(BEFORE_LINK, (letter) => ' '.repeat(letter.length))
}

/** Whether a word as a whole is a web link with its scheme. */
export function isWholeLink(word: string): boolean {
  const [part, ...others] = splitLinks(word)
  return /^https?:/iu.test(word) && part?.kind === 'link' && others.length === 0
}

/** A host of mixed alphabets is shown as it is in requests, because it may pretend to be another one. */
function formatLink(raw: string, url: string): string {
  const host = /^(?:https?:\/\/)?([^/?#:]+)/iu.exec(raw)?.[1] ?? ''
  const is_mixed = LATIN.test(host) && LOOKALIKES.test(host)
  return is_mixed ? raw.replace(host, new URL(url).hostname) : raw
}
