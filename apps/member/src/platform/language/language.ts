/** Storage key of the member's language; the script in the head reads it before the first paint. */
export const LANGUAGE_KEY = 'foyer.language'

/**
 * Redirects to the address in the stored language before the first paint, unless it names one: shared caches vary by
 * `lang` only (architecture, section 6). Part of the head of every document.
 */
export const languageScript = `(()=>{try{const l=localStorage.getItem("${LANGUAGE_KEY}"),u=new URL(location.href),p=u.searchParams;if(l&&l!==document.documentElement.lang&&!p.has("lang")&&!p.has("page-builder")){p.set("lang",l);location.replace(u.href)}}catch{}})();`

/** The address of the page in force in another language; the app's default language needs no mark. */
export function urlInLanguage(address: string, language: string, default_language: string): string {
  const url = new URL(address)
  if (language === default_language) url.searchParams.delete('lang')
  else url.searchParams.set('lang', language)
  return url.href
}

/** The name of a language in that language, such as "العربية". */
export function formatLanguageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  const [first = '', ...rest] = Array.from(name)
  return first.toLocaleUpperCase(language) + rest.join('')
}
