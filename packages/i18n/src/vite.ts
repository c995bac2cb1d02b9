import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { buildCatalog } from './build.ts'
import { listLocales, compileMessages, listFeatures } from './catalog/read-catalog.ts'
import { FALLBACK_LOCALE } from './locales.ts'

const VIRTUAL = 'virtual:foyer/messages'
const RESOLVED = `\0${VIRTUAL}`
const DEV_FOLDER = '@messages'
/** What open pages hear when a text was edited; they read their texts again. */
const TEXTS_CHANGED = 'foyer:texts'

/**
 * Adds texts to an app's build: `virtual:foyer/messages` loads one small immutable JSON file per language and
 * feature, named by a hash of all texts. During development changes show at once.
 */
export function i18nPlugin(): Plugin {
  let config: ResolvedConfig

  return {
    name: 'foyer-i18n',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    resolveId: (source) => (source === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      if (this.environment.config.consumer === 'server') return serverLoader(loadAllMessages())
      const keep = config.command === 'build'
      return browserLoader(config.base + messagesFolder(config), listLocales(), keep)
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const [path, source] of files()) {
        this.emitFile({ type: 'asset', fileName: `${messagesFolder(config)}/${path}`, source })
      }
    },
    configureServer(server) {
      const texts = fileURLToPath(new URL('../locales/', import.meta.url))
      server.watcher.add(texts)
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(texts)) return
        for (const problem of buildCatalog({ check: false }).problems) config.logger.warn(problem)
        invalidateMessages(server)
        server.ws.send({ type: 'custom', event: TEXTS_CHANGED })
      })
      server.middlewares.use(`${config.base}${DEV_FOLDER}`, (request, response, next) => {
        const source = files().get(decodeURIComponent((request.url ?? '').split('?', 1)[0]?.slice(1) ?? ''))
        if (source === undefined) {
          next()
          return
        }
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        response.end(source)
      })
    },
  }
}

/** Invalidates the modules that contain the previous texts. */
function invalidateMessages({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const texts = moduleGraph.getModuleById(RESOLVED)
    if (texts) moduleGraph.invalidateModule(texts)
  }
}

function messagesFolder(config: ResolvedConfig): string {
  return config.command === 'serve' ? DEV_FOLDER : `${config.build.assetsDir}/messages-${hashMessages()}`
}

function hashMessages(): string {
  const hash = createHash('sha256')
  for (const [path, source] of files()) hash.update(path).update(source)
  return hash.digest('base64url').slice(0, 10)
}

/** Returns every file that clients may request, by its path below the folder. */
function files(): Map<string, string> {
  return new Map(
    listLocales().flatMap((locale) =>
      listFeatures(FALLBACK_LOCALE).map((feature): [string, string] => [
        `${locale}/${feature}.json`,
        JSON.stringify(compileMessages(locale, [feature])),
      ]),
    ),
  )
}

function loadAllMessages(): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    listLocales().map((locale) => [
      locale,
      Object.fromEntries(
        listFeatures(FALLBACK_LOCALE).map((feature) => [feature, compileMessages(locale, [feature])]),
      ),
    ]),
  )
}

/**
 * Returns the module behind `virtual:foyer/messages` in browsers: loads each file once, and retries after a failure.
 * During development files are not cached.
 */
function browserLoader(folder: string, locales: readonly string[], keep: boolean): string {
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
function serverLoader(texts: Readonly<Record<string, Record<string, unknown>>>): string {
  return `
const texts = ${JSON.stringify(texts)}
export const loadMessages = async (locale, features) => {
  const spoken = texts[locale] ?? texts[${JSON.stringify(FALLBACK_LOCALE)}]
  return Object.assign({}, ...features.map((feature) => spoken[feature]))
}
`
}
