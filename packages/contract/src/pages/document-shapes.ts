import type { BootApp } from '../apps/shapes.ts'
import type { PageIndex } from './page-index.ts'

/**
 * What a document shows: a page, the shell of one, the 404 screen, the app's own routes, or a private app's sign-in
 * screen.
 */
export type DocumentKind = 'page' | 'gated' | 'missing' | 'app' | 'sign_in'

/** The complete input of a document; the same input gives the same output. */
export type RenderInput = {
  kind: DocumentKind
  /** As a guest gets it; without its release, so that bytes can be shared between releases. */
  app: BootApp
  locale: string
  dir: 'ltr' | 'rtl'
  index: PageIndex | null
  /** The path of the page; null where the document is the same for many paths. */
  path: string | null
  /** Scheme and host of the app. */
  origin: string
}

/** A `<link>` of the document's head. */
export type DocumentLink = {
  rel: 'preload' | 'modulepreload' | 'stylesheet'
  href: string
  as?: string
  type?: string
  crossorigin?: 'anonymous'
  fetchpriority?: 'high' | 'low'
  disabled?: ''
  imagesrcset?: string
  imagesizes?: string
}

export type RenderOutput = {
  /** The content of `#root`. */
  html: string
  /** All styles that `html` needs before any file arrives. */
  css: string
  /** What the client hydrates with; JSON. */
  data: unknown
  /** Scripts that run before the first paint counts, in their order; a built app has none. */
  scripts: readonly string[]
  /** The scripts that hydrate the document, loaded after the first paint. */
  modules: readonly string[]
  links: readonly DocumentLink[]
}
