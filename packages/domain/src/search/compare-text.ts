/** The root order of Unicode with numbers by value; the database sorts by the same (`foyer_text`). */
const collator = new Intl.Collator('en', { numeric: true })

/** Compares two titles or names in the order of all lists: accents and case matter only between equal letters. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b)
}
