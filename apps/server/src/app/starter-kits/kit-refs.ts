import type { ImageRef } from '@foyer/contract/pages/shapes'
import { newId } from '../../platform/ids.ts'
import type { Kit, KitArt, KitPage } from './kit-types.ts'

/** Names that the texts of a kit are filled with. */
export type KitNames = { app: string; coach: string }

/** Everything by which the pieces of a kit find one another once it has become pages of an app. */
export type KitRefs = {
  pageId: (key: string) => string
  productId: (key: string) => string
  fill: (text: string) => string
  art: (art: KitArt) => ImageRef
  coach: { name: string; picture: ImageRef }
}

/** Gives every page and product of a kit an id of its own. A key that the kit does not have is a bug and throws. */
export function kitRefs(kit: Kit, names: KitNames, coach_picture: ImageRef): KitRefs {
  const pages = new Map(flatten(kit.pages).map((page) => [page.key, newId()]))
  const products = new Map(kit.products.map((product) => [product.key, newId()]))
  const fill = filler(names)
  return {
    pageId: (key) => known(pages, key),
    productId: (key) => known(products, key),
    fill,
    art: ({ spec, alt = '' }) => ({ art: spec, alt: fill(alt) }),
    coach: { name: names.coach, picture: coach_picture },
  }
}

/** All pages of a tree, parents before their children. */
export function flatten(pages: readonly KitPage[]): KitPage[] {
  return pages.flatMap((page) => [page, ...flatten(page.children ?? [])])
}

function known(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`The kit has nothing with the key "${key}".`)
  return id
}

function filler({ app, coach }: KitNames): (text: string) => string {
  const values: Record<string, string> = { app, coach, coach_first: coach.split(' ')[0] ?? coach }
  return (text) => text.replace(/\{(app|coach|coach_first)\}/g, (_, name: string) => values[name] ?? '')
}
