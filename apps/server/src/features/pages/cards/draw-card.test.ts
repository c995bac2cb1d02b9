import { describe, expect, it } from 'vitest'
import { contrastRatio, DEFAULT_THEME, TEXT_CONTRAST } from '@foyer/domain/theme'
import { renderPng } from '../../media/index.ts'
import { hashCard, createCard, formatCardPath, parseCardPath, type Card } from './card.ts'
import { drawCard } from './draw-card.ts'
import { prepareText, layOutLines } from './text-layout.ts'

const page_id = '0198c0de-0000-7000-8000-000000000001'
const card: Card = {
  title: 'Twelve weeks to a pull-up',
  name: 'Kiln',
  art: 'tide.ash.3',
  brand: '#f0491e',
  font: 'figtree',
  mode: 'light',
}

async function countLines(text: string, width: number): Promise<number> {
  const setting = await prepareText(text, 'figtree')
  return setting ? layOutLines(setting, { width, max_lines: 3 }).lines.length : 0
}

describe('the card of a page', () => {
  it('is a PNG of the size that sharing services require', async () => {
    const { default: sharp } = await import('sharp')
    const facts = await sharp(await renderPng(await drawCard(card))).metadata()
    expect(facts).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  it('contains no text elements, only paths', async () => {
    const svg = await drawCard({ ...card, title: 'Strength <b>&amp; honour' })
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('honour')
  })

  it.each(['#f0491e', '#ffd400', '#000000', '#ffffff', '#5c29d3'])(
    'can be read in %s, light and dark',
    async (brand) => {
      for (const mode of ['light', 'dark'] as const) {
        const svg = await drawCard({ ...card, brand, mode })
        const fills = [...svg.matchAll(/<g fill="(#[0-9a-f]{6})">/g)].map((found) => found[1] ?? '')
        const ground = /<rect x="0" y="0" width="752" height="630" fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? ''
        expect(fills).toHaveLength(2)
        for (const fill of fills) expect(contrastRatio(fill, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      }
    },
  )

  it.each([
    ['the cover takes the place of words that no font has', '毎日のトレーニング', false],
    ['half a title would say something else', 'Yoga 毎日', false],
    ['pictographs are left out', 'Sale 🔥', true],
    ['Cyrillic, Greek and Arabic are drawn with any font', 'Сила Ελλάδα قوة', true],
    ['signs of text fonts are no pictographs', 'Kiln™ © 5 × 5', true],
  ])('%s: %s', async (_why, title, has_words) => {
    expect((await drawCard({ ...card, title })).includes('<g fill=')).toBe(has_words)
  })

  it('renders the same without its pictographs', async () => {
    expect(await drawCard({ ...card, title: '🔥 Sale 👩‍👩‍👧🇩🇪' })).toBe(
      await drawCard({ ...card, title: 'Sale' }),
    )
  })

  it('shows the app name without a title, and no text without either', async () => {
    expect(await drawCard({ ...card, title: '' })).toContain('<g fill=')
    expect(await drawCard({ ...card, title: '', name: '🔥' })).not.toContain('<g fill=')
  })

  it('reads from the right in Arabic, with the cover on the other side', async () => {
    const cover = /<svg x="(\d+)"/
    expect(cover.exec(await drawCard({ ...card, title: 'قوة وتحمل' }))?.[1]).toBe('0')
    expect(cover.exec(await drawCard(card))?.[1]).toBe('752')
  })
})

describe('a text in lines', () => {
  it('takes at most three, the last of them cut short', async () => {
    const setting = await prepareText('word '.repeat(80), 'figtree')
    const { lines, is_complete: is_whole } = layOutLines(setting ?? never(), { width: 11, max_lines: 3 })
    expect([lines.length, is_whole]).toEqual([3, false])
    expect(lines.every((line) => line.width <= 11)).toBe(true)
  })

  it('breaks between words, and inside a word wider than a line', async () => {
    expect(await countLines('Strength and rest', 6)).toBe(2)
    expect(await countLines('Donaudampfschifffahrt', 6)).toBe(2)
    expect(await countLines('Short', 6)).toBe(1)
  })

  it('joins Arabic letters and turns their order round', async () => {
    const setting = (await prepareText('سلام', 'figtree')) ?? never()
    const [line] = layOutLines(setting, { width: 100, max_lines: 1 }).lines
    const apart = await Promise.all(Array.from('سلام', (letter) => prepareText(letter, 'figtree')))
    const widths = apart.map(
      (one) => layOutLines(one ?? never(), { width: 100, max_lines: 1 }).lines[0]?.width ?? 0,
    )
    expect(line?.width).toBeLessThan(widths.reduce((sum, width) => sum + width, 0))
    expect(setting.direction).toBe('rtl')
  })

  it('renders Latin words inside Arabic from left to right', async () => {
    const mixed = layOutLines((await prepareText('قوة AB', 'figtree')) ?? never(), {
      width: 100,
      max_lines: 1,
    })
    const latin = layOutLines((await prepareText('AB', 'figtree')) ?? never(), { width: 100, max_lines: 1 })
    const shapes = (line: string[]) => line.map((path) => / d="([^"]*)"/.exec(path)?.[1])
    expect(shapes([...(mixed.lines[0]?.paths ?? [])]).slice(0, 2)).toEqual(
      shapes([...(latin.lines[0]?.paths ?? [])]),
    )
  })
})

describe('the address of a card', () => {
  const page = { page_id, title: 'Plan', content_type: 'workout', cover: null }
  const content = { og_title: '', og_image: null, color_mode: null }
  const app = { name: 'Kiln', theme: DEFAULT_THEME }

  it('is read as it was written, and nothing else is', () => {
    const path = formatCardPath(page_id, card)
    expect(parseCardPath(path)).toEqual({ page_id, hash: hashCard(card) })
    const others = [
      path.replace('.png', '.svg'),
      path.toUpperCase(),
      `${path}/`,
      '/_og/x-1.png',
      path.slice(1),
    ]
    expect(others.map(parseCardPath)).toEqual(others.map(() => null))
  })

  it.each([
    ['title', {}, { og_title: 'Shared' }, {}],
    ['cover', { cover: { art: 'tide.ash.3', alt: '' } }, {}, {}],
    ['sharing drawing', {}, { og_image: { art: 'arch.ember.1', alt: '' } }, {}],
    ['colour mode', {}, { color_mode: 'dark' as const }, {}],
    ['name of the app', {}, {}, { name: 'Forge' }],
    ['brand', {}, {}, { theme: { ...DEFAULT_THEME, primary_color: '#123456' as const } }],
    ['font', {}, {}, { theme: { ...DEFAULT_THEME, heading_font: 'inter' as const } }],
  ])('changes with the %s', (_what, page_change, content_change, app_change) => {
    const before = hashCard(createCard(app, page, content))
    const after = createCard(
      { ...app, ...app_change },
      { ...page, ...page_change },
      { ...content, ...content_change },
    )
    expect(hashCard(after)).not.toBe(before)
  })

  it('stays where nothing that it shows has changed', () => {
    expect(formatCardPath(page_id, createCard(app, page, content))).toBe(
      formatCardPath(page_id, createCard(app, { ...page }, content)),
    )
  })
})

function never(): never {
  throw new Error('The text could not be prepared.')
}
