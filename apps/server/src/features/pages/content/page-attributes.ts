import { resolveTexts, richTextToPlain, type PersonalText, type TextPage } from '@foyer/content/definitions'
import type { PageAttributeValue } from '@foyer/contract/attributes/shapes'
import type { Ctx } from '#platform/context.ts'
import { listAttributes } from '../../attributes/index.ts'

/** The app's attributes, as far as values are compared with them. */
export type KnownAttributes = ReadonlyMap<string, { type: string }>

/** What of a page may have values. */
type ValueHolder = { attributes?: readonly PageAttributeValue[] }

/** Loads the app's attributes by slug. Reads nothing for a page without values, which needs none. */
export async function loadKnownAttributes(
  { db }: Pick<Ctx, 'db'>,
  { attributes = [] }: ValueHolder,
): Promise<KnownAttributes> {
  return attributes.length === 0 ? new Map() : listKnownAttributes({ db })
}

/** Lists the app's attributes by slug. */
export async function listKnownAttributes({ db }: Pick<Ctx, 'db'>): Promise<KnownAttributes> {
  return new Map((await listAttributes(db)).map((attribute) => [attribute.slug, attribute]))
}

/** The values of a page whose attribute the app still has, with the type that it has. */
export function listPageAttributes(
  stored: readonly PageAttributeValue[] | undefined,
  known: KnownAttributes,
): PageAttributeValue[] {
  return (stored ?? []).filter(({ slug, type }) => known.get(slug)?.type === type)
}

/** Fills a page's own attributes into its texts; texts with attributes of members show their fallback texts. */
export function resolvePageTexts<Page extends TextPage & ValueHolder>(
  page: Page,
  title: string,
  known: KnownAttributes,
): { page: Page; personal: PersonalText[] } {
  const values = new Map(listPageAttributes(page.attributes, known).map((value) => [value.slug, value]))
  return resolveTexts(page, (slug) => (slug === 'page.title' ? title : toPlain(values.get(slug))))
}

/** The value as plain text; null for none, and for pictures and files. */
function toPlain(attribute: PageAttributeValue | undefined): string | null {
  if (attribute?.type === 'string') return attribute.value
  return attribute?.type === 'rich_text' ? richTextToPlain(attribute.value).replaceAll('\n', ' ') : null
}
