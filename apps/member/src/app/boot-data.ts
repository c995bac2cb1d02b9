import type { RenderInput } from '@foyer/contract/pages/document-shapes'
import type { Messages } from '@foyer/i18n'

/** What the document carries for hydration: the input and the texts that were drawn. */
export type BootData = RenderInput & { messages: Messages }
