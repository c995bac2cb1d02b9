const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that is typed begins a word of the label; accents and case do not count. */
export function matchesText(label: string, typed: string): boolean {
  const words = plain(label).split(/\s+/)
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}
