import { drawCoverSvg } from '@foyer/domain/art'
import { textColorOn, type FontId } from '@foyer/domain/theme'
import { layOutLine, prepareText } from './text-layout.ts'

type IconParts = { name: string; brand: string; font: FontId; size: number; shape: 'rounded' | 'full' }

/** Draws the icon of an app without a logo as SVG: its initial in its colour, or a drawing where no font has it. */
export async function drawIcon({ name, brand, font, size, shape }: IconParts): Promise<string> {
  const initial = /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize('NFC'))?.[0].toUpperCase()
  const text = initial === undefined ? null : await prepareText(initial, font)
  const radius = shape === 'rounded' ? size * 0.22 : 0
  const clip = `<clipPath id="c"><rect width="${size}" height="${size}" rx="${radius}"/></clipPath>`
  if (!text) {
    const spec = { motif: 'arch', tone: 'clay', seed: 1 } as const
    return wrapSvg(
      size,
      `${clip}<g clip-path="url(#c)">${drawCoverSvg({ brand, spec, width: size, height: size })}</g>`,
    )
  }
  const { paths, width, is_tall } = layOutLine(text, text.letters)
  const font_size = Math.min(size * 0.56, (size * 0.6) / width)
  // Capitals are about 0.7 of the size high; Arabic letters reach below the line.
  const at = `${(size - width * font_size) / 2} ${size / 2 + font_size * (is_tall ? 0.2 : 0.35)}`
  const letter = `<g fill="${textColorOn(brand)}" transform="translate(${at}) scale(${font_size})">${paths.join('')}</g>`
  return wrapSvg(size, `<rect width="${size}" height="${size}" rx="${radius}" fill="${brand}"/>${letter}`)
}

function wrapSvg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>`
}
