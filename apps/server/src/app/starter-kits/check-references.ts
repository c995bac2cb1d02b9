import {
  blockDefinition,
  pageTypeDefinition,
  visitFields,
  type Field,
  type Fields,
} from '@foyer/content/definitions'
import { parseArtSpec } from '@foyer/domain/art'
import { RULE_TAGS } from './build-content.ts'
import { COACH_PICTURE } from './kit-refs.ts'
import type { Kit, KitBlock } from './kit.ts'
import { kitFileKind } from './kit-files.ts'
import type { KitProblem } from './kit-problems.ts'

/** Keys that name no page, product, tag or file, types that do not exist, and pictures that cannot be drawn. */
export function checkReferences(kit: Kit): KitProblem[] {
  const checker = new ReferenceChecker(kit)
  kit.tabs.forEach(({ target, page_id }, place) => {
    const path = `tabs.${place}.page_id`
    checker.page(page_id, path)
    if (target === 'page' && page_id === undefined) checker.problems.push({ path, message: 'is missing' })
    if (target !== 'page' && page_id !== undefined)
      checker.problems.push({ path, message: `is not for a tab with the target "${target}"` })
  })
  checker.page(kit.welcome?.page_id, 'welcome.page_id')
  kit.products.forEach(({ key, cover, includes = [] }, place) => {
    const earlier = new Set(kit.products.slice(0, place).map((product) => product.key))
    includes.forEach((part, at) => {
      if (!earlier.has(part))
        checker.problems.push({
          path: `products.${place}.includes.${at}`,
          message: `there is no product "${part}" before it`,
        })
    })
    checker.picture(cover, `products.${place}.cover`)
    if (kit.products.findIndex((product) => product.key === key) < place)
      checker.problems.push({ path: `products.${place}.key`, message: `is used twice: "${key}"` })
  })
  for (const [key, page] of Object.entries(kit.pages)) {
    const path = `pages.${key}`
    checker.products(page.access?.products, `${path}.access.products`)
    checker.tags(page.tags, `${path}.tags`)
    page.page_actions?.forEach(({ block_action }, place) =>
      checker.action(block_action, `${path}.page_actions.${place}.block_action`),
    )
    const type = pageTypeDefinition(page.type)
    if (type) checker.fields(type.fields, page.fields, `${path}.fields`)
    else checker.problems.push({ path: `${path}.type`, message: `there is no page type "${page.type}"` })
    checker.blocks(page.blocks, `${path}.blocks`)
  }
  return checker.problems
}

class ReferenceChecker {
  readonly problems: KitProblem[] = []
  private readonly kit: Kit
  private readonly page_keys: ReadonlySet<unknown>
  private readonly product_keys: ReadonlySet<unknown>
  private readonly tag_keys: ReadonlySet<unknown>

  constructor(kit: Kit) {
    this.kit = kit
    this.page_keys = new Set(Object.keys(kit.pages))
    this.product_keys = new Set(kit.products.map(({ key }) => key))
    this.tag_keys = new Set(kit.tags?.map(({ key }) => key))
  }

  blocks(blocks: readonly KitBlock[] = [], path: string): void {
    for (const [place, { type, props, children }] of blocks.entries()) {
      const definition = blockDefinition(type)
      const here = `${path}.${place}`
      if (definition) this.fields(definition.fields, props, `${here}.props`)
      else this.problems.push({ path: `${here}.type`, message: `there is no block type "${type}"` })
      this.blocks(children, `${here}.children`)
    }
  }

  fields(fields: Fields, values: unknown, path: string): void {
    visitFields(fields, values, (field, value, at) => this.field(field, value, at), path)
  }

  page(key: unknown, path: string): void {
    if (typeof key === 'string' && !this.page_keys.has(key))
      this.problems.push({ path, message: `there is no page "${key}"` })
  }

  products(keys: unknown, path: string): void {
    if (!Array.isArray(keys)) return
    keys.forEach((key: unknown, place) => this.product(key, `${path}.${place}`))
  }

  tags(keys: unknown, path: string): void {
    if (!Array.isArray(keys)) return
    for (const [place, key] of keys.entries()) {
      if (!this.tag_keys.has(key))
        this.problems.push({ path: `${path}.${place}`, message: `there is no tag ${JSON.stringify(key)}` })
    }
  }

  picture(value: unknown, path: string): void {
    if (value === null || value === COACH_PICTURE) return
    const art = typeof value === 'object' && 'art' in value ? value.art : undefined
    if (typeof art !== 'string' || parseArtSpec(art) === null)
      this.problems.push({ path, message: 'is no picture that can be drawn' })
  }

  action(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return
    for (const name of ['page_id', 'form_id', 'overlay_id'] as const)
      if (name in value) this.page((value as Record<string, unknown>)[name], `${path}.${name}`)
    if ('image' in value) this.picture(value.image, `${path}.image`)
    if ('product_ids' in value) this.products(value.product_ids, `${path}.product_ids`)
  }

  private file(value: unknown, kinds: readonly unknown[], path: string): void {
    if (typeof value !== 'object' || value === null || !('file' in value)) return
    const kind = kitFileKind(this.kit, value.file)
    if (kind === undefined)
      this.problems.push({ path, message: `there is no file ${JSON.stringify(value.file)}` })
    else if (!kinds.includes(kind))
      this.problems.push({ path, message: `takes no file of the kind "${kind}"` })
  }

  private rule(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return
    for (const prop of RULE_TAGS)
      if (prop in value) this.tags((value as Record<string, unknown>)[prop], `${path}.${prop}`)
  }

  private product(key: unknown, path: string): void {
    if (typeof key === 'string' && key !== '' && !this.product_keys.has(key))
      this.problems.push({ path, message: `there is no product "${key}"` })
  }

  private field({ kind }: Field, value: unknown, path: string): void {
    if (kind === 'page') this.page(value, path)
    if (kind === 'pages' && Array.isArray(value))
      value.forEach((key: unknown, place) => this.page(key, `${path}.${place}`))
    if (kind === 'product') this.product(value, path)
    if (kind === 'content_rule') this.rule(value, path)
    if (kind === 'image') this.picture(value, path)
    if (kind === 'file') this.file(value, ['file'], path)
    if (kind === 'video') this.file(value, ['video', 'audio'], path)
    if (kind === 'action') this.action(value, path)
    if (kind === 'rich_text' && !(Array.isArray(value) && value.every((part) => typeof part === 'string')))
      this.problems.push({ path, message: 'is not a list of paragraphs' })
  }
}
