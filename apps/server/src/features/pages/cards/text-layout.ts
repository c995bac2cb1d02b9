import { graphemes } from '@foyer/domain/text'
import type { Bidi } from 'bidi-js'
import type { FontId } from '@foyer/domain/theme'
import { findFaces, type Face } from './font-faces.ts'

/** A text that is ready to be set: its letters, each with the face that draws it, and how it reads. */
export type ShapedText = { letters: readonly Letter[]; direction: 'ltr' | 'rtl'; tools: Tools }

/**
 * One line of glyph paths with the origin at the left end of the baseline, and its width, both at size 1. `is_tall`:
 * a script such as Arabic that needs more line height.
 */
export type LaidOutLine = { paths: readonly string[]; width: number; is_tall: boolean }

type Letter = { text: string; face: Face }
type Tools = { bidi: Bidi; harfbuzz: typeof import('harfbuzzjs') }

/** Pictographs, flags and what joins them: decoration, of which no text font has any. */
const ORNAMENT =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{fe0f}\u{20e3}\u{e0020}-\u{e007f}]/u

/**
 * Shapes a text without ornaments. Null if nothing remains or if no bundled font has one of its letters, since half
 * a title could mean something else.
 */
export async function prepareText(text: string, font: FontId): Promise<ShapedText | null> {
  const plain = stripOrnaments(text)
  if (plain === '') return null
  const [{ default: bidiFactory }, harfbuzz, faces] = await Promise.all([
    import('bidi-js'),
    import('harfbuzzjs'),
    findFaces(plain, font),
  ])
  const letters = splitLetters(plain, faces)
  if (!letters) return null
  const bidi = bidiFactory()
  const level = bidi.getEmbeddingLevels(plain, 'auto').paragraphs[0]?.level ?? 0
  return { letters, direction: level % 2 === 1 ? 'rtl' : 'ltr', tools: { bidi, harfbuzz } }
}

/**
 * Breaks a text into at most `max_lines` lines of at most `width` (at size 1); the rest is cut with an ellipsis.
 * `is_complete`: nothing was cut and no word was broken.
 */
export function layOutLines(
  text: ShapedText,
  { width, max_lines }: { width: number; max_lines: number },
): { lines: LaidOutLine[]; is_complete: boolean } {
  const lines: LaidOutLine[] = []
  let rest = text.letters
  let is_complete = true
  while (rest.length > 0) {
    if (lines.length === max_lines - 1 && measureWidth(text, rest) > width) {
      return { lines: [...lines, truncateLine(text, rest, width)], is_complete: false }
    }
    const { count, is_broken } = countFittingLetters(text, rest, width)
    if (is_broken) is_complete = false
    lines.push(layOutLine(text, trimLetters(rest.slice(0, count))))
    rest = trimLetters(rest.slice(count))
  }
  return { lines, is_complete }
}

/** Counts the letters that fit on a line: whole words, or part of one that is wider than a line. */
function countFittingLetters(
  text: ShapedText,
  letters: readonly Letter[],
  width: number,
): { count: number; is_broken: boolean } {
  let count = 0
  for (let at = 1; at <= letters.length; at += 1) {
    if (at < letters.length && letters[at]?.text !== ' ') continue
    if (measureWidth(text, letters.slice(0, at)) > width) break
    count = at
  }
  if (count > 0) return { count, is_broken: false }
  return {
    count: findLargestCount(letters.length, (some) => measureWidth(text, letters.slice(0, some)) <= width),
    is_broken: true,
  }
}

function truncateLine(text: ShapedText, letters: readonly Letter[], width: number): LaidOutLine {
  const withEllipsis = (count: number): Letter[] => {
    const visible = trimLetters(letters.slice(0, count))
    return [...visible, ...createEllipsis(text, visible.at(-1))]
  }
  const count = findLargestCount(letters.length, (some) => measureWidth(text, withEllipsis(some)) <= width)
  return layOutLine(text, withEllipsis(count))
}

/** Finds the largest count, at least one, that fits. */
function findLargestCount(count: number, fits: (some: number) => boolean): number {
  let low = 1
  let high = count + 1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** The ellipsis by a face of the text; three full stops where none has it. */
function createEllipsis({ letters }: ShapedText, last: Letter | undefined): Letter[] {
  const faces = [...(last ? [last] : []), ...letters].map((letter) => letter.face)
  const face = faces.find((one) => one.covers('…'))
  if (face) return [{ text: '…', face }]
  const plain = faces.find((one) => one.covers('.'))
  return plain ? Array.from('...', (text) => ({ text, face: plain })) : []
}

/** Sets some letters on one line, in the order in which they are seen (UAX #9). */
export function layOutLine({ direction, tools }: ShapedText, letters: readonly Letter[]): LaidOutLine {
  const paths: string[] = []
  let x = 0
  for (const run of orderVisually(splitRuns(letters, direction, tools.bidi))) {
    const scale = 1 / run.face.units_per_em
    for (const glyph of shapeRun(run, tools.harfbuzz)) {
      const path = run.face.font.glyphToPath(glyph.id)
      if (path !== '') {
        const at = `${(x + glyph.x_offset * scale).toFixed(4)} ${(-glyph.y_offset * scale).toFixed(4)}`
        const size = scale.toFixed(7)
        paths.push(`<path transform="translate(${at}) scale(${size} -${size})" d="${path}"/>`)
      }
      x += glyph.advance * scale
    }
  }
  return { paths, width: x, is_tall: letters.some(({ text }) => /\p{Script=Arabic}/u.test(text)) }
}

function measureWidth({ direction, tools }: ShapedText, letters: readonly Letter[]): number {
  const widths = splitRuns(letters, direction, tools.bidi).map(
    (run) =>
      shapeRun(run, tools.harfbuzz).reduce((sum, glyph) => sum + glyph.advance, 0) / run.face.units_per_em,
  )
  return widths.reduce((sum, width) => sum + width, 0)
}

type Run = { text: string; level: number; face: Face }

/** Neighbouring letters of one direction and one face. */
function splitRuns(letters: readonly Letter[], direction: 'ltr' | 'rtl', bidi: Bidi): Run[] {
  const { levels } = bidi.getEmbeddingLevels(letters.map(({ text }) => text).join(''), direction)
  const runs: Run[] = []
  let at = 0
  for (const { text, face } of letters) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    if (last?.level === level && last.face === face) last.text += text
    else runs.push({ text, level, face })
    at += text.length
  }
  return runs
}

/** Rule L2: from the highest level down to the lowest odd one, each stretch at that level or above is turned round. */
function orderVisually(runs: readonly Run[]): Run[] {
  let order = [...runs]
  const highest = Math.max(0, ...order.map((run) => run.level))
  for (let level = highest; level > 0; level -= 1) {
    const next: Run[] = []
    let stretch: Run[] = []
    for (const run of order) {
      if (run.level >= level) stretch.unshift(run)
      else {
        next.push(...stretch, run)
        stretch = []
      }
    }
    order = [...next, ...stretch]
  }
  return order
}

type Glyph = { id: number; advance: number; x_offset: number; y_offset: number }

/** The glyphs of a run from left to right, joined and placed as its script wants it. */
function shapeRun({ text, level, face }: Run, harfbuzz: Tools['harfbuzz']): Glyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 === 1 ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
  harfbuzz.shape(face.font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map((glyph, at) => {
    const position = positions[at]
    return {
      id: glyph.codepoint,
      advance: position?.xAdvance ?? 0,
      x_offset: position?.xOffset ?? 0,
      y_offset: position?.yOffset ?? 0,
    }
  })
}

/** A space or mark uses the preceding font face if that contains it, so that words are not split. */
function splitLetters(text: string, faces: readonly Face[]): Letter[] | null {
  const letters: Letter[] = []
  for (const segment of graphemes(text)) {
    const before = letters.at(-1)?.face
    const is_neutral = !/\p{L}/u.test(segment)
    const order = is_neutral && before ? [before, ...faces] : faces
    const face = order.find((one) => one.covers(segment))
    if (!face) return null
    letters.push({ text: segment, face })
  }
  return letters
}

function trimLetters(letters: readonly Letter[]): readonly Letter[] {
  const is_word = (letter: Letter): boolean => letter.text !== ' '
  const first = letters.findIndex(is_word)
  return first < 0 ? [] : letters.slice(first, letters.findLastIndex(is_word) + 1)
}

/**
 * Removes clusters with an ornament as a whole and joins separators into one space. Digits and signs are not
 * ornaments.
 */
function stripOrnaments(text: string): string {
  return graphemes(text.normalize('NFC'))
    .map((cluster) => (isOrnament(cluster) ? ' ' : cluster))
    .join('')
    .replaceAll(/[\s\p{Cc}\p{Zs}]+/gu, ' ')
    .replaceAll(/[\p{Cf}]/gu, '')
    .trim()
}

/** `©`, `®` and `™` are pictographs by name, and in every text font. */
function isOrnament(cluster: string): boolean {
  return ORNAMENT.test(cluster) && !/^[©®™]$/u.test(cluster)
}
