import { richTextToPlain } from '@foyer/content/definitions'
import type { PageEntity } from '@foyer/contract/pages/page-index'
import type { RichText } from '@foyer/contract/pages/shapes'

/** The plain value of an attribute on the canvas, which shows the page as a guest sees it. */
export function getCanvasValue(page: PageEntity, slug: string): string | null {
  if (slug === 'page.title') return page.page_title
  const attribute = page.attributes.find((one) => one.slug === slug)
  if (attribute?.type === 'rich_text')
    return richTextToPlain(attribute.value as RichText).replaceAll('\n', ' ')
  return typeof attribute?.value === 'string' ? attribute.value : null
}
