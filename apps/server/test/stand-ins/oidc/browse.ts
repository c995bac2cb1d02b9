import { idOf, type StandInPerson } from './people.ts'

/** What a browser returns to the app: the fields of a redirect address, or of a posted form. */
export type Returned = { method: 'GET' | 'POST'; path: string; fields: Record<string, string> }

/** Drives a stand-in's sign-in without a browser, as a person or cancelling. */
export async function browse(url: string, who: StandInPerson | 'cancel'): Promise<Returned> {
  const jar = new Map<string, string>()
  let at = url
  for (let step = 0; step < 8; step += 1) {
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie: formatCookies(jar) } })
    for (const line of answer.headers.getSetCookie()) storeCookie(jar, line)
    const location = answer.headers.get('location')
    if (location === null) return parseForm(await answer.text())
    const next = new URL(location, at)
    if (next.origin !== new URL(url).origin) {
      return { method: 'GET', path: next.pathname, fields: Object.fromEntries(next.searchParams) }
    }
    if (next.pathname.startsWith('/interaction/'))
      next.search = who === 'cancel' ? '?cancel=1' : `?who=${idOf(who)}`
    at = next.href
  }
  throw new Error('The stand-in leads nowhere.')
}

function formatCookies(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

function storeCookie(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  jar.set(pair.slice(0, at), pair.slice(at + 1))
}

function parseForm(html: string): Returned {
  const action = /action="([^"]+)"/.exec(html)?.[1]
  if (action === undefined) throw new Error(`The stand-in shows something else: ${html.slice(0, 500)}`)
  const inputs = [...html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)]
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescape(value)]))
  return { method: 'POST', path: new URL(unescape(action)).pathname, fields }
}

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
}
