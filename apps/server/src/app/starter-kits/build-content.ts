import {
  blockDefinition,
  blockSearchText,
  listSlots,
  newBlock,
  newContentRule,
  pageTypeDefinition,
  newSet,
  regenerateIds,
  type Field,
  type Fields,
} from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { newId } from '../../platform/ids.ts'
import type { KitBlock, KitPage } from './kit.ts'
import { COACH_PICTURE, type KitRefs } from './kit-refs.ts'
import { prose } from './prose.ts'
import { countWords } from './count-words.ts'

/** Words per minute of a slow reader. */
const READING_SPEED = 200

/** The parts of a rule that name tags. */
export const RULE_TAGS = ['with_tags', 'with_all_tags', 'filter_tags'] as const

type Values = Record<string, unknown>

/** A block of a kit as a page stores it: the type's defaults with the kit's props in them. */
export function buildBlock({ type, props = {}, children }: KitBlock, refs: KitRefs): StoredBlock {
  const block = newBlock(type, newId)
  const fields = blockDefinition(type)?.fields ?? {}
  const built = { ...block, props: { ...block.props, ...buildProps(fields, props, refs) } }
  if (!children) return built
  const slots = listSlots(built)
  return {
    ...built,
    children: children.map((child) => ({ ...buildBlock(child, refs), slot: slots[child.slot ?? 0]?.id })),
  }
}

/** The own fields of a page as its type defines them. A reading time that is left out is counted from the text. */
export function buildFields(page: KitPage, blocks: readonly StoredBlock[], refs: KitRefs): Values {
  const fields = pageTypeDefinition(page.type)?.fields ?? {}
  const built = buildProps(fields, page.fields, refs)
  if (!('reading_minutes' in fields) || built['reading_minutes'] !== undefined) return built
  const { standfirst } = built
  const text = typeof standfirst === 'string' ? standfirst : ''
  const word_count = countWords(`${text} ${blockSearchText(blocks)}`)
  return { ...built, reading_minutes: Math.max(1, Math.ceil(word_count / READING_SPEED)) }
}

/** What a tap does, with an id of its own and ids in place of keys. */
export function buildAction(action: Values, refs: KitRefs): Values {
  const { pageId, productId, localize } = refs
  const { product_ids, image } = action
  const change = (names: readonly string[], build: (text: string) => string): Values =>
    Object.fromEntries(
      names.flatMap((name) => (typeof action[name] === 'string' ? [[name, build(action[name])]] : [])),
    )
  return {
    id: newId(),
    ...action,
    ...change(['page_id', 'form_id', 'overlay_id'], pageId),
    ...change(['subject', 'body'], localize),
    ...(isValues(image) ? { image: buildImage(image, refs) } : {}),
    ...(isTexts(product_ids) ? { product_ids: product_ids.map(productId) } : {}),
  }
}

function buildProps(fields: Fields, props: Values, refs: KitRefs): Values {
  const built = Object.entries(props).map(([prop, value]) => {
    const field = fields[prop]
    return [prop, field ? buildValue(field, value, refs) : value]
  })
  return Object.fromEntries(built)
}

/** A value of another shape than its field is left as it is, for the definition to refuse. */
function buildValue(field: Field, value: unknown, refs: KitRefs): unknown {
  const { localize, pageId, productId } = refs
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && !field.is_address ? localize(value) : value
    case 'long_text':
      return typeof value === 'string' ? localize(value) : value
    case 'rich_text':
      return isTexts(value) ? prose(value.map(localize).join('\n\n')) : value
    case 'lines':
      return isTexts(value) ? value.map(localize) : value
    case 'image':
      if (value === COACH_PICTURE) return refs.coach_picture
      return isValues(value) ? buildImage(value, refs) : value
    case 'file':
      return isValues(value) ? buildFile(value, refs) : value
    case 'video':
      return isValues(value) && 'file' in value ? { ...buildFile(value, refs), poster_id: null } : value
    case 'day':
      return typeof value === 'string' ? refs.resolveDay(value) : value
    case 'page':
      return typeof value === 'string' ? pageId(value) : value
    case 'pages':
      return isTexts(value) ? value.map(pageId) : value
    case 'product':
      return typeof value === 'string' && value !== '' ? productId(value) : value
    case 'action':
      return isValues(value) ? buildAction(value, refs) : value
    case 'sets':
      return Array.isArray(value)
        ? value.map((set: unknown) => (isValues(set) ? { ...newSet, ...set } : set))
        : value
    case 'content_rule':
      return isValues(value) ? buildRule(value, refs) : value
    case 'list':
      return Array.isArray(value) ? value.map((item: unknown) => buildItem(field, item, refs)) : value
    default:
      return value
  }
}

function buildImage(image: Values, { localize }: KitRefs): Values {
  const { alt = '' } = image
  return { ...image, alt: typeof alt === 'string' ? localize(alt) : alt }
}

/** A rule with the defaults of what is left out, and ids in place of the keys of tags. */
function buildRule(rule: Values, { tagId }: KitRefs): Values {
  const { content_type } = rule
  const tagged = RULE_TAGS.flatMap((prop) => (isTexts(rule[prop]) ? [[prop, rule[prop].map(tagId)]] : []))
  return {
    ...newContentRule(typeof content_type === 'string' ? content_type : ''),
    ...rule,
    ...Object.fromEntries(tagged),
  }
}

/** A file of the kit as one of the app's library. */
function buildFile({ file, ...value }: Values, { fileId }: KitRefs): Values {
  return typeof file === 'string' ? { ...value, media_id: fileId(file) } : value
}

function buildItem(
  { fields, item }: Extract<Field, { kind: 'list' }>,
  given: unknown,
  refs: KitRefs,
): unknown {
  if (!isValues(given)) return given
  const built: Values = { ...structuredClone(item), ...buildProps(fields, given, refs) }
  return {
    ...regenerateIds(fields, built, newId),
    ...('id' in item ? { id: newId() } : {}),
    ...('uid' in item ? { uid: newId() } : {}),
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
