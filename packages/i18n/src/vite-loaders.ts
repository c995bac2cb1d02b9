import { FALLBACK_LOCALE } from './locales.ts'

/**
 * The module behind `virtual:foyer/messages` in browsers: fetches each file once, and again after a failure. While
 * texts are edited nothing is kept.
 */
export function browserLoader(folder: string, locales: readonly string[], keep: boolean): string {
  return `
const locales = ${JSON.stringify(locales)}
const loaded = new Map()
const load = (path) => {
  let messages = loaded.get(path)
  if (!messages) {
    messages = fetch(${JSON.stringify(`${folder}/`)} + path + '.json').then((response) => {
      if (!response.ok) throw new Error('Texts ' + path + ' answered ' + response.status)
      return response.json()
    })
    messages.catch(() => loaded.delete(path))
    ${keep ? 'loaded.set(path, messages)' : ''}
  }
  return messages
}
export const loadMessages = async (locale, features) => {
  const spoken = locales.includes(locale) ? locale : ${JSON.stringify(FALLBACK_LOCALE)}
  return Object.assign({}, ...(await Promise.all(features.map((feature) => load(spoken + '/' + feature)))))
}
`
}

/** The same module in a server bundle: all texts are inside. */
export function serverLoader(texts: Readonly<Record<string, Record<string, unknown>>>): string {
  return `
const texts = ${JSON.stringify(texts)}
export const loadMessages = async (locale, features) => {
  const spoken = texts[locale] ?? texts[${JSON.stringify(FALLBACK_LOCALE)}]
  return Object.assign({}, ...features.map((feature) => spoken[feature]))
}
`
}
