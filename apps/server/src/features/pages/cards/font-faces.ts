import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'harfbuzzjs'
import { FONTS, type FontId } from '@foyer/domain/theme'

/** One file of a bundled font at one weight. */
export type Face = { font: Font; units_per_em: number; covers: (letter: string) => boolean }

/** Letters of which a bundled font has none of its own are looked for in these, in this order. */
const FALLBACK_FONTS = ['@fontsource-variable/noto-sans-arabic', '@fontsource-variable/inter']

const WEIGHT = 700

const require = createRequire(import.meta.url)
const faceCache = new Map<string, Promise<Face>>()

/** Files of fonts are split by script; each is named with the ranges of letters that it is for. */
type FontPart = { file: string; ranges: readonly (readonly [first: number, last: number])[] }

const partCache = new Map<string, Promise<FontPart[]>>()

/**
 * The faces that draw some text, the chosen font's first. A file is read at its first use and stays, of the few dozen
 * that there are; letters that no bundled font has are covered by no face.
 */
export async function findFaces(text: string, font: FontId): Promise<Face[]> {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  const faces: Face[] = []
  for (const name of [FONTS[font].package, ...FALLBACK_FONTS]) {
    for (const { file, ranges } of await loadParts(name)) {
      const is_needed = letters.some((code) => ranges.some(([first, last]) => code >= first && code <= last))
      if (is_needed) faces.push(await loadFace(file))
    }
  }
  return faces
}

function loadFace(file: string): Promise<Face> {
  const known = faceCache.get(file)
  if (known) return known
  const face = openFace(file)
  faceCache.set(file, face)
  face.catch(() => faceCache.delete(file))
  return face
}

async function openFace(file: string): Promise<Face> {
  const [{ decompress }, harfbuzz, packed] = await Promise.all([
    import('wawoff2'),
    import('harfbuzzjs'),
    readFile(require.resolve(file)),
  ])
  const bytes = await decompress(packed)
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes)))
  const font = new harfbuzz.Font(face)
  font.setVariations([new harfbuzz.Variation('wght', WEIGHT)])
  const codes = new Set(face.collectUnicodes())
  const covers = (letter: string): boolean =>
    Array.from(letter).every((one) => codes.has(one.codePointAt(0) ?? 0))
  return { font, units_per_em: face.upem, covers }
}

function loadParts(name: string): Promise<FontPart[]> {
  const known = partCache.get(name)
  if (known) return known
  const loading = readParts(name)
  partCache.set(name, loading)
  loading.catch(() => partCache.delete(name))
  return loading
}

/** Reads the font list; Latin comes first, since shared characters are mostly meant for it. */
async function readParts(name: string): Promise<FontPart[]> {
  const listed: Record<string, string> = JSON.parse(
    await readFile(require.resolve(`${name}/unicode.json`), 'utf8'),
  )
  const id = name.slice(name.indexOf('/') + 1)
  return Object.entries(listed)
    .map(([script, ranges]) => ({
      file: `${name}/files/${id}-${script}-wght-normal.woff2`,
      ranges: ranges.split(',').map(parseRange),
    }))
    .sort(
      (one, other) => Number(other.file.includes('-latin-wght')) - Number(one.file.includes('-latin-wght')),
    )
}

/** `U+0041` or `U+0041-005A`, as style sheets name ranges. */
function parseRange(text: string): readonly [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
