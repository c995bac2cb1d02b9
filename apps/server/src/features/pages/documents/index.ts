/** HTML documents: drawn by the member app, stored by a hash of all that goes into them. */
export { RenderFailed } from './document.ts'
export { bootForGuests, type DocumentApp, documentOf, readDocumentApp } from './documents.ts'
export { escapeHtml } from './html.ts'
export { type Renderer, rendererNeed, type RendererSource } from './renderer.ts'
