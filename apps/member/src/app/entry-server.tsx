import './styles.ts'
import { clientBuild } from 'virtual:foyer/client-build'
import { loadMessages } from 'virtual:foyer/messages'
import { renderToString } from 'react-dom/server'
import { createActivity } from '../features/activity/index.ts'
import { viewsOf } from '../features/pages/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { FRAME_TEXTS } from '../platform/texts/text-store.ts'
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

/** Sets the colour mode before the first paint; the server puts it in the head and its hash in the policy. */
export const mode_script = modeScript

/** What stands inside of the document's root, and what the document has to bring for it. */
export type RenderOutput = {
  html: string
  css: string
  data: unknown
  scripts: string[]
  links: FirstLink[]
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
    place: 'server',
  })
  const activity = createActivity({
    api: platform.api,
    device: platform.device,
    app_slug: input.app.slug,
    isCheckingOut: () => false,
  })
  const pages = createPages(platform, input, places, activity, 'server')
  const html = renderToString(<App platform={platform} pages={pages} kind={input.kind} />)
  const css = criticalCss(sheet, html, input)
  const data: BootData = { ...input, messages: recorded(), stylesheet: clientBuild.stylesheet }
  const views = input.index ? viewsOf(input.index).flatMap((view) => clientBuild.views[view] ?? []) : []
  const links = firstLinks(css, html, [...new Set([...clientBuild.imports, ...views])])
  return { html, css, data, scripts: [clientBuild.entry], links }
}
