import { LRUCache } from 'lru-cache'
import type { Ctx } from '#platform/context.ts'
import { fromParts, memoryOf, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { bootApp } from '../../apps/index.ts'
import { drawPng } from '../../media/index.ts'
import { cardHash, cardOf, type Card } from '../cards/card.ts'
import { drawCard } from '../cards/draw-card.ts'
import { pageIn, type Place } from '../rendering/indexes.ts'
import type { Site, SitePage } from '../tree/site.ts'
import { knownPage } from '../gates/page-at.ts'
import { entryKey } from './served-cache.ts'

/** By what they show: a card that a publish did not change is not drawn again. */
const drawn = new LRUCache<string, PreparedBytes>({ maxSize: 48 * 1024 * 1024, sizeCalculation: memoryOf })

/** What cards pages have now, so that a wrong name costs no more than looking it up. */
const named = new LRUCache<string, ReadonlyMap<string, Card>>({ max: 5_000 })

/**
 * The card of a page of which a stranger may know, as PNG; null for other pages, and for every name but the one of
 * what it shows now in one of the app's languages, so that nobody can ask for drawings that are in no page.
 */
export async function cardFile(
  ctx: Ctx,
  { site, now }: Pick<Place, 'site' | 'now'>,
  { page_id, hash }: { page_id: string; hash: string },
): Promise<PreparedBytes | null> {
  const found = knownPage(ctx.app, site, page_id, now)
  if (found.kind !== 'page') return null
  const card = (await cardsOf(ctx, site, found.page)).get(hash)
  return card ? (drawn.get(hash) ?? draw(hash, card)) : null
}

/** The cards of a page in all languages of its app, by name; from memory until either changes. */
async function cardsOf(ctx: Ctx, site: Site, found: SitePage): Promise<ReadonlyMap<string, Card>> {
  const key = entryKey(ctx.app, 'cards', null, found.page_id)
  const known = named.get(key)
  if (known) return known
  const app = await bootApp(ctx, null)
  const cards = new Map<string, Card>()
  for (const locale of new Set([ctx.app.default_locale, ...app.locales])) {
    const { page, content } = await pageIn(ctx, { site, locale }, found)
    const card = cardOf(app, page, content)
    cards.set(cardHash(card), card)
  }
  named.set(key, cards)
  return cards
}

async function draw(hash: string, card: Card): Promise<PreparedBytes> {
  const png = await drawPng(await drawCard(card))
  const bytes = fromParts(
    { identity: png, gzip: null, brotli: null },
    { type: 'image/png', cache: 'public, max-age=31536000, immutable' },
  )
  drawn.set(hash, bytes)
  return bytes
}
