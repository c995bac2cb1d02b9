import { drawCoverSvg, parseArtSpec } from '@foyer/domain/art'
import { themeRoles } from '@foyer/domain/theme'
import { CARD_SIZE, type Card } from './card.ts'
import { prepareText, layOutLines, type LaidOutLine, type ShapedText } from './text-layout.ts'

const { width: WIDTH, height: HEIGHT } = CARD_SIZE
const ART_WIDTH = 448
const MARGIN = 72
const TEXT_WIDTH = WIDTH - ART_WIDTH - 2 * MARGIN
const NAME_SIZE = 30
const MAX_LINES = 3

/** In this size titles that are too long end in an ellipsis. */
const MIN_TITLE_SIZE = 54
const TITLE_SIZES = [88, 76, 64, MIN_TITLE_SIZE]

/**
 * Draws a card as SVG without text elements: glyphs are paths of bundled fonts, so it looks the same on every
 * machine. Text that no bundled font covers is omitted, and the cover takes its place.
 */
export async function drawCard(card: Card): Promise<string> {
  const { title, name, font } = card
  const name_text = await prepareText(name, font)
  const headline = title === '' ? name_text : await prepareText(title, font)
  if (!headline) return wrapSvg(drawCover(card, { x: 0, width: WIDTH }))
  const is_rtl = headline.direction === 'rtl'
  return wrapSvg(
    drawCover(card, { x: is_rtl ? 0 : WIDTH - ART_WIDTH, width: ART_WIDTH }) +
      drawTexts(card, headline, headline === name_text ? null : name_text),
  )
}

function wrapSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`
}

function drawCover({ brand, art }: Card, { x, width }: { x: number; width: number }): string {
  const spec = parseArtSpec(art)
  if (!spec) throw new Error('A card names a drawing that does not exist.')
  return `<svg x="${x}" y="0"${drawCoverSvg({ brand, spec, width, height: HEIGHT }).slice('<svg'.length)}`
}

function drawTexts({ brand, mode }: Card, headline: ShapedText, name: ShapedText | null): string {
  const roles = themeRoles(brand, mode)
  const side = headline.direction === 'rtl' ? ART_WIDTH : 0
  const { lines, size } = fitTitle(headline)
  const line_height = size * getLineHeight(lines)
  const middle = name ? (HEIGHT - NAME_SIZE) / 2 : HEIGHT / 2
  const first = middle - ((lines.length - 1) * line_height) / 2 + size * 0.35
  const background = `<rect x="${side}" y="0" width="${WIDTH - ART_WIDTH}" height="${HEIGHT}" fill="${roles.bg}"/>`
  const text_side = { direction: headline.direction, side }
  const title = lines.map((line, at) => drawLine(line, { ...text_side, size, y: first + at * line_height }))
  return [
    background,
    drawAccentBar(roles.accent, text_side),
    `<g fill="${roles.ink}">${title.join('')}</g>`,
    name ? `<g fill="${roles.ink_2}">${drawName(name, text_side)}</g>` : '',
  ].join('')
}

type TextSide = { direction: 'ltr' | 'rtl'; side: number }

/** A short bar in the brand colour at the start of the text. */
function drawAccentBar(fill: string, { direction, side }: TextSide): string {
  const x = direction === 'rtl' ? WIDTH - MARGIN - 64 : side + MARGIN
  return `<rect x="${x}" y="${MARGIN}" width="64" height="10" rx="5" fill="${fill}"/>`
}

function drawName(name: ShapedText, text_side: TextSide): string {
  const [line] = layOutLines(name, { width: TEXT_WIDTH / NAME_SIZE, max_lines: 1 }).lines
  return line ? drawLine(line, { ...text_side, size: NAME_SIZE, y: HEIGHT - MARGIN }) : ''
}

/** The greatest size in which a title is whole; the smallest where it is in none. */
function fitTitle(headline: ShapedText): { lines: LaidOutLine[]; size: number } {
  const layOutAt = (size: number) => layOutLines(headline, { width: TEXT_WIDTH / size, max_lines: MAX_LINES })
  const size = TITLE_SIZES.find((one) => layOutAt(one).is_complete) ?? MIN_TITLE_SIZE
  return { lines: layOutAt(size).lines, size }
}

function getLineHeight(lines: readonly LaidOutLine[]): number {
  return lines.some((line) => line.is_tall) ? 1.5 : 1.14
}

function drawLine(
  { paths, width }: LaidOutLine,
  { direction, side, size, y }: TextSide & { size: number; y: number },
): string {
  const x = direction === 'rtl' ? WIDTH - MARGIN - width * size : side + MARGIN
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size})">${paths.join('')}</g>`
}
