import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { Messages } from '@foyer/i18n'

/** What a document was made for. */
export type BootKind = 'page' | 'gated' | 'missing' | 'app' | 'sign_in'

/** What the server draws a document from. */
export type RenderInput = {
  kind: BootKind
  /** As a guest is told. */
  app: BootApp
  locale: string
  dir: 'ltr' | 'rtl'
  index: PageIndex | null
  /** URL path of the page; null for documents that are the same for many paths. */
  path: string | null
  origin: string
}

/** What the document carries for hydration: the input and the texts that were drawn. */
export type BootData = RenderInput & { messages: Messages }
