import { cover, parseArtSpec } from '@foyer/domain/art'
import { themeRoles } from '@foyer/domain/theme'
import { CARD_SIZE, type Card } from './card.ts'
import { prepareText, setLines, type SetLine, type ShapedText } from './set-text.ts'

const { width: WIDTH, height: HEIGHT } = CARD_SIZE
const ART_WIDTH = 448
const EDGE = 72
const ROOM = WIDTH - ART_WIDTH - 2 * EDGE
const NAME_SIZE = 30
const MOST_LINES = 3

/** In this size titles that are too long end in an ellipsis. */
const SMALLEST = 54
const TITLE_SIZES = [88, 76, 64, SMALLEST]

/**
 * Draws a card as an SVG document without any text in it: glyphs are paths of bundled fonts, so it looks the same on
 * every machine. The words stand on the theme's own ground, beside the cover; words that no bundled font can draw are
 * left out, and the cover takes their at.
 */
export async function drawCard(card: Card): Promise<string> {
  const { title, name, font } = card
  const named = await prepareText(name, font)
  const headline = title === '' ? named : await prepareText(title, font)
  if (!headline) return document(picture(card, { x: 0, width: WIDTH }))
  const is_from_right = headline.direction === 'rtl'
  return document(
    picture(card, { x: is_from_right ? 0 : WIDTH - ART_WIDTH, width: ART_WIDTH }) +
      words(card, headline, headline === named ? null : named),
  )
}

function document(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`
}

function picture({ brand, art }: Card, { x, width }: { x: number; width: number }): string {
  const spec = parseArtSpec(art)
  if (!spec) throw new Error('A card names a drawing that does not exist.')
  return `<svg x="${x}" y="0"${cover({ brand, spec, width, height: HEIGHT }).slice('<svg'.length)}`
}

function words({ brand, mode }: Card, headline: ShapedText, name: ShapedText | null): string {
  const roles = themeRoles(brand, mode)
  const side = headline.direction === 'rtl' ? ART_WIDTH : 0
  const { lines, size } = fit(headline)
  const pitch = size * pitchOf(lines)
  const middle = name ? (HEIGHT - NAME_SIZE) / 2 : HEIGHT / 2
  const first = middle - ((lines.length - 1) * pitch) / 2 + size * 0.35
  const ground = `<rect x="${side}" y="0" width="${WIDTH - ART_WIDTH}" height="${HEIGHT}" fill="${roles.bg}"/>`
  const text_side = { direction: headline.direction, side }
  const title = lines.map((line, at) => placed(line, { ...text_side, size, y: first + at * pitch }))
  return [
    ground,
    mark(roles.accent, text_side),
    `<g fill="${roles.ink}">${title.join('')}</g>`,
    name ? `<g fill="${roles.ink_2}">${footer(name, text_side)}</g>` : '',
  ].join('')
}

type TextSide = { direction: 'ltr' | 'rtl'; side: number }

/** A short bar in the brand's colour where the reading begins. */
function mark(fill: string, { direction, side }: TextSide): string {
  const x = direction === 'rtl' ? WIDTH - EDGE - 64 : side + EDGE
  return `<rect x="${x}" y="${EDGE}" width="64" height="10" rx="5" fill="${fill}"/>`
}

function footer(name: ShapedText, text_side: TextSide): string {
  const [line] = setLines(name, { width: ROOM / NAME_SIZE, most_lines: 1 }).lines
  return line ? placed(line, { ...text_side, size: NAME_SIZE, y: HEIGHT - EDGE }) : ''
}

/** The greatest size in which a title is whole; the smallest where it is in none. */
function fit(headline: ShapedText): { lines: SetLine[]; size: number } {
  const within = (size: number) => setLines(headline, { width: ROOM / size, most_lines: MOST_LINES })
  const size = TITLE_SIZES.find((one) => within(one).is_whole) ?? SMALLEST
  return { lines: within(size).lines, size }
}

function pitchOf(lines: readonly SetLine[]): number {
  return lines.some((line) => line.is_tall) ? 1.5 : 1.14
}

function placed(
  { paths, width }: SetLine,
  { direction, side, size, y }: TextSide & { size: number; y: number },
): string {
  const x = direction === 'rtl' ? WIDTH - EDGE - width * size : side + EDGE
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size})">${paths.join('')}</g>`
}
