import { hasVisibleText } from '@foyer/contract/rules/text'
import { graphemes } from './graphemes.ts'

/** The first graphemes of a name's first and last word, whole characters in any script. Empty without a name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/u).filter(hasVisibleText)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => graphemes(word).find(hasVisibleText) ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
