import type { Plugin, ViteDevServer } from 'vite'
import type { RenderInput, RenderOutput } from '@foyer/contract/pages/document-shapes'
import type { RenderSetup } from './server.ts'

const BUILD = 'virtual:foyer/client-build'
const REFRESH = 'virtual:foyer/refresh'
const LATE_MODULE = 'virtual:foyer/late'
const STYLESHEET_PATH = '/@foyer/styles.css'

const modules: Readonly<Record<string, string>> = {
  [BUILD]: `export const clientBuild = ${JSON.stringify({
    build_id: 'development',
    modules: ['/src/app/entry-client.tsx'],
    sheets: [],
    views: {},
    fonts: {},
  })}`,
  // What the React plugin writes into documents of its own, as a module, so that the policy needs no exception.
  [REFRESH]: `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`,
  // Once the modules have loaded their styles, the style sheet of the first render would only override edits.
  [LATE_MODULE]: `const html = document.documentElement
const sheet = document.querySelector('link[rel="stylesheet"][href^="${STYLESHEET_PATH}"]')
const watch = new MutationObserver(() => {
  if (html.dataset.ready === undefined) return
  watch.disconnect()
  sheet?.remove()
})
watch.observe(html, { attributes: true, attributeFilter: ['data-ready'] })`,
}

type ServerEntry = RenderSetup & { render: (input: RenderInput) => Promise<RenderOutput> }

/** Serves the member app's modules from the sources instead of a build. */
export function memberSourcesPlugin(): Plugin {
  return {
    name: 'foyer-member-sources',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)] ?? null,
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0]
        if (path !== STYLESHEET_PATH) return next()
        collectStylesheet(server).then((css) => {
          response.setHeader('content-type', 'text/css; charset=utf-8')
          response.setHeader('cache-control', 'no-store')
          response.end(css)
        }, next)
      })
    },
  }
}

/** The sheet of all that the server has drawn with, as one text. */
async function collectStylesheet(server: ViteDevServer): Promise<string> {
  await serverEntry(server)
  const urls = [...server.environments.ssr.moduleGraph.idToModuleMap.values()]
    .filter(({ id }) => id?.endsWith('.css'))
    .map(({ url }) => url)
  const sheets = await Promise.all(
    urls.map(async (url) => {
      const { default: css } = await server.ssrLoadModule(`${url}?inline`)
      return String(css)
    }),
  )
  return sheets.join('\n')
}

async function serverEntry(server: ViteDevServer): Promise<ServerEntry> {
  return (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerEntry
}

/** Draws documents from the sources as they are now. */
export function createSourceRenderer(server: ViteDevServer, version: () => number) {
  return {
    loadRenderSetup: async (): Promise<RenderSetup> => {
      const { head_script } = await serverEntry(server)
      return { build_id: `development-${process.pid}-${version()}`, head_script }
    },
    render: async (input: RenderInput): Promise<RenderOutput> => {
      try {
        const entry = await serverEntry(server)
        const output = await entry.render(input)
        return {
          ...output,
          links: [{ rel: 'stylesheet', href: `${STYLESHEET_PATH}?v=${version()}` }, ...output.links],
          scripts: [`/@id/${REFRESH}`, '/@vite/client', `/@id/${LATE_MODULE}`],
        }
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error)
        server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
        throw error
      }
    },
  }
}
