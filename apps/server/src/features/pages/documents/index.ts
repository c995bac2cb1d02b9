/** HTML documents: drawn by the member app, stored by a hash of all that goes into them. */
export { RenderError } from './render-document.ts'
export { bootForGuests, type DocumentApp, createDocument, readDocumentApp } from './documents.ts'
export { escapeHtml } from './html.ts'
export { type Renderer, rendererNeed, type RendererSource } from './renderer.ts'
