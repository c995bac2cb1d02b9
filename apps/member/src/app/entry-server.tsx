import './styles.ts'
import './fonts.ts'
import { clientBuild } from 'virtual:foyer/client-build'
import type { Sheet } from 'virtual:foyer/client-build'
import { loadMessages } from 'virtual:foyer/messages'
import { loadViews, viewFolders } from '@foyer/content/views'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { renderToString } from 'react-dom/server'
import { runningHintScript } from '../features/library/running-hint.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { LAYOUT_TEXTS } from '../platform/texts/text-store.ts'
import { hydrationScript } from '../platform/start/hydration-script.ts'
import { languageScript } from '../platform/language/language.ts'
import { colorModeScript } from '../platform/theme/color-mode.ts'
import { App } from './app.tsx'
import type { BootData } from './boot-data.ts'
import type { RenderInput, RenderOutput } from '@foyer/contract/pages/document-shapes'
import { createPages } from './create-pages.ts'
import { preloadLinks, inlinedStylesheet } from './server/preload-links.ts'
import { trackUsedMessages } from './server/track-used-messages.ts'
import { slots } from './slots.tsx'

/** Changes with every build; part of the key under which HTML is cached. */
export const build_id = clientBuild.build_id

/**
 * Sets language, colour mode and reserved space before the first paint, then loads the modules. The server puts it
 * in the head and its hash in the content security policy.
 */
export const head_script = `${languageScript}${runningHintScript}${colorModeScript};${hydrationScript}`

/** The HTML of the document's root and the assets that the document needs for it. */
/** Server rendering must not request pages or call the API. */
function failOnUse(): Promise<never> {
  return new Promise(() => {})
}

/** Minifiers drop the statement that orders the layers. */
const LAYERS = '@layer reset,tokens,base,parts,blocks,screens;'

/** Renders a document's content. The same input always gives the same output. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const page = input.index?.page
  if (page) await loadViews(page)
  const available = await loadMessages(input.locale, LAYOUT_TEXTS)
  const { messages, trackedMessages: tracked } = trackUsedMessages(available)
  const platform = createPlatform({
    app: input.app,
    locale: input.locale,
    messages,
    loadTexts: async () => ({}),
    loadApi: failOnUse,
  })
  const pages = createPages(platform, { boot: input, slots, record: () => {}, loadPageLookup: failOnUse })
  const html = renderToString(<App platform={platform} pages={pages} kind={input.kind} />)
  const views = page ? viewFolders(page).flatMap((folder) => clientBuild.views[folder] ?? []) : []
  const fonts = fontsOf(input.app.theme)
  const sheets = uniqueSheets([clientBuild, ...views].flatMap((part) => part.sheets))
  const css = [LAYERS, fonts, clientBuild.fonts['noto-sans-arabic'], ...sheets.map((sheet) => sheet.css)]
  const data: BootData = { ...input, messages: tracked() }
  const modules = unique([...clientBuild.modules, ...views.flatMap((view) => view.modules)])
  return {
    html,
    css: css.join(''),
    data,
    scripts: [],
    modules: modules.slice(0, 1),
    links: [
      ...preloadLinks(fonts, html, { hrefs: modules, is_urgent: input.kind !== 'page' }),
      ...sheets.map(({ href }) => inlinedStylesheet(href)),
    ],
  }
}

/** The sheets of the theme's fonts. Names in Arabic letters have theirs in every document. */
function fontsOf({ heading_font, body_font }: BootApp['theme']): string {
  return unique([heading_font, body_font])
    .map((id) => clientBuild.fonts[id] ?? '')
    .join('')
}

function uniqueSheets(sheets: readonly Sheet[]): Sheet[] {
  return [...new Map(sheets.map((sheet) => [sheet.href, sheet])).values()]
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}
