const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Unions, pseudo-locales and the codes that ISO 3166-1 reserves for parts of countries. */
const NO_COUNTRIES: readonly string[] = [
  ...['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'],
  ...['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'],
]
const A = 65
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at))

/** Whether two letters are an assigned country of ISO 3166-1, or Kosovo (XK); withdrawn codes such as DD are not. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.includes(code)) return false
  return regions.of(code) !== undefined && !isReplaced(code)
}

/** Whether a country of today has another code: DD is DE, and UK is GB. */
function isReplaced(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code
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
