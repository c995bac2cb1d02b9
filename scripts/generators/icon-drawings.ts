import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { iconNames, type IconName } from '../../packages/contract/src/rules/icons.ts'
import { banner, type GeneratedFile } from './generated-file.ts'

/** Icons whose name differs from the file that draws them. */
const FILES: Partial<Record<IconName, string>> = {
  bowl: 'soup',
  home: 'house',
  message: 'message-circle',
  music: 'eighth-notes',
  waves: 'waves-horizontal',
}

type Attributes = Readonly<Record<string, string>>
type IconModule = { __iconData: { node: readonly (readonly [string, Attributes])[] } }

/** Writes each icon that an owner may choose as one path, so that the server can send those in use. */
export async function iconDrawings(root: string): Promise<GeneratedFile[]> {
  const folder = join(root, 'node_modules/lucide-react/dist/esm/icons')
  const lines: string[] = []
  for (const name of iconNames) {
    const file = join(folder, `${FILES[name] ?? name.replaceAll('_', '-')}.mjs`)
    const { __iconData } = (await import(pathToFileURL(file).href)) as IconModule
    lines.push(`  ${name}: '${__iconData.node.map(([tag, of]) => toPath(tag, of)).join('')}',`)
  }
  const text = `${banner('packages/contract/src/rules/icons.ts and lucide-react')}
import type { IconName } from '@foyer/contract/rules/icons'

/** Each icon as the data of one path in a square of 24, drawn with lines (lucide, ISC licence). */
export const ICON_DRAWINGS: Readonly<Record<IconName, string>> = {
${lines.join('\n')}
}
`
  return [{ path: 'packages/domain/src/navigation/icon-drawings.generated.ts', text }]
}

function toPath(tag: string, of: Attributes): string {
  const read = (key: string): number => Number(of[key] ?? 0)
  if (tag === 'path') return absoluteStart(of['d'] ?? '')
  if (tag === 'line') return `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`
  if (tag === 'polyline' || tag === 'polygon') return `M${of['points'] ?? ''}${tag === 'polygon' ? 'z' : ''}`
  if (tag === 'circle' || tag === 'ellipse') {
    const [rx, ry] = tag === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')]
    return `M${read('cx') - rx} ${read('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
  }
  if (tag !== 'rect') throw new Error(`An icon has a part that cannot be written as a path: ${tag}`)
  const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')]
  const r = Number(of['rx'] ?? of['ry'] ?? 0)
  const corner = (dx: number, dy: number): string => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${-(width - 2 * r)}${corner(-r, -r)}v${-(height - 2 * r)}${corner(r, -r)}z`
  )
}

/** A first `m` is absolute, but what follows without a letter is relative; a later part needs both written out. */
function absoluteStart(path: string): string {
  return path.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*([-\d.]?)/,
    (_all, x: string, y: string, next: string) => `M${x} ${y}${next === '' ? '' : `l${next}`}`,
  )
}
