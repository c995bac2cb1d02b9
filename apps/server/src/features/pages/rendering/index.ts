/** Pages as they are answered: links and lists, shell, body and document. */
export { createPageBody, createShellIndex } from './page-index.ts'
export { listKnownLinks, resolveRelatedPages } from './related-pages.ts'
export { createRenderContext, type RenderContext } from './render-context.ts'
export {
  createPublicContext,
  createReadersContext,
  type RenderedPage,
  renderPage,
  loadPageShell,
} from './render-page.ts'
export { createTranslationFile } from './translation-file.ts'
export { describeDecision, listViewableDescendants, createViewableLinks } from './viewable-descendants.ts'
