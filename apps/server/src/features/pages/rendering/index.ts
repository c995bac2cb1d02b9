/** Pages as they are answered: links and lists, shell, body and document. */
export { bodyOf, shellIndexOf } from './page-index.ts'
export { publicLinks, relatedPages } from './related-pages.ts'
export { renderContext, type RenderContext } from './render-context.ts'
export { publicContext, readersContext, type RenderedPage, renderPage, shellOfPage } from './render-page.ts'
export { translationFile } from './translation-file.ts'
export { toldOf, viewableBelow, viewableLinks } from './viewable-below.ts'
