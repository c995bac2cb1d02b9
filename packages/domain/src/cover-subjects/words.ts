/** What each phrase stands for; of several that match, the first in the table counts. */
export type WordTable<Meaning> = ReadonlyArray<readonly [meaning: Meaning, phrases: readonly string[]]>

/** A text as lower-case words with single spaces between them. */
export function toWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Finds what the words are about: whole words count, also in the plural. */
export function findWords<Meaning>(table: WordTable<Meaning>, words: string): Meaning | null {
  if (words === '') return null
  const text = ` ${words} `
  const has = (phrase: string): boolean =>
    [phrase, `${phrase}s`, `${phrase}es`].some((form) => text.includes(` ${toWords(form)} `))
  return table.find(([, phrases]) => phrases.some(has))?.[0] ?? null
}
