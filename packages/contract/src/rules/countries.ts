const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const NO_COUNTRIES: readonly string[] = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']
const A = 65
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at))

/** Whether two letters are an assigned country of ISO 3166-1; XX or ZZ are not. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.includes(code) && regions.of(code) !== undefined
}

/** Lists all countries with their names in a language, in its alphabetical order. */
export function listCountries(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const collator = new Intl.Collator(locale)
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCountry)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => collator.compare(one.name, other.name))
}
