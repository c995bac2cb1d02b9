/** HTML documents: rendered by the member app, stored by a hash of all inputs. */
export { RenderError } from './render-document.ts'
export { bootForGuests, type DocumentApp, createDocument, readDocumentApp } from './documents.ts'
export { escapeHtml } from './html.ts'
export { type Renderer, rendererNeed, type RendererSource } from './renderer.ts'
