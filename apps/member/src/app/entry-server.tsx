import './styles.ts'
import { clientBuild } from 'virtual:foyer/client-build'
import { loadMessages } from 'virtual:foyer/messages'
import { renderToString } from 'react-dom/server'
import { runningScript } from '../features/library/remember-running.ts'
import { viewsOf } from '../features/pages/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { FRAME_TEXTS } from '../platform/texts/text-store.ts'
import { startScript } from '../platform/start/start-script.ts'
import { languageScript } from '../platform/language/language.ts'
import { modeScript } from '../platform/theme/color-mode.ts'
import { App } from './app.tsx'
import type { BootData, RenderInput } from './boot-data.ts'
import { createPages } from './create-pages.ts'
import { criticalCss, parseCss } from './server/critical-css.ts'
import { firstLinks } from './server/first-links.ts'
import type { FirstLink } from './server/first-links.ts'
import { recordKeys } from './server/record-keys.ts'
import { places } from './places.tsx'

/** Changes with every build; part of the key under which HTML is kept. */
export const build_id = clientBuild.build_id

/**
 * Settles language, colour mode and what is held a place before the first paint, and loads the modules after it. The
 * server puts it in the head and its hash in the policy.
 */
export const head_script = `${languageScript}${runningScript}${modeScript};${startScript}`

/** What stands inside of the document's root, and what the document has to bring for it. */
export type RenderOutput = {
  html: string
  css: string
  data: unknown
  scripts: string[]
  modules: string[]
  links: FirstLink[]
}

/** What a browser asks for once all is drawn; here drawing is all there is. */
function neverLater(): Promise<never> {
  return new Promise(() => {})
}

const sheet = parseCss(clientBuild.css)

/** Draws a document's content. The same input always gives the same output. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const all = await loadMessages(input.locale, FRAME_TEXTS)
  const { messages, recorded } = recordKeys(all)
  const platform = createPlatform({
    app: input.app,
    locale: input.locale,
    messages,
    readTexts: async () => ({}),
    stylesheet: clientBuild.stylesheet,
    services: neverLater,
  })
  const pages = createPages(platform, input, places, () => {}, neverLater)
  const html = renderToString(<App platform={platform} pages={pages} kind={input.kind} />)
  const css = criticalCss(sheet, html, input)
  const data: BootData = { ...input, messages: recorded(), stylesheet: clientBuild.stylesheet }
  const views = input.index ? viewsOf(input.index).flatMap((view) => clientBuild.views[view] ?? []) : []
  const modules = [...new Set([clientBuild.entry, ...clientBuild.imports, ...views])]
  const links = firstLinks(css, html, input.kind === 'page' ? [] : modules)
  return { html, css, data, scripts: [], modules, links }
}
