import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from './generated-file.ts'
import { readProjectMap } from './project-map.ts'
import type { Arrow, ProjectMap } from './project-map.ts'

const WIDTH = 1120
const FEATURE_BOX = { width: 128, height: 34, gap: 12 }
const LAYER_BOX = { width: 168, height: 52 }
const LEFT = 40

/** The centre and row of each layer: apps above, the contract at the bottom. */
const LAYER_POSITIONS: Readonly<Record<string, readonly [middle: number, row: number]>> = {
  server: [180, 0],
  member: [560, 0],
  studio: [940, 0],
  content: [560, 1],
  ui: [780, 2],
  domain: [400, 3],
  contract: [180, 4],
  i18n: [960, 4],
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws the architecture from the code: layers with their arrows, and the server's features with theirs. */
export function generateArchitecturePicture(root: string): GeneratedFile[] {
  const order: unknown = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'))
  const project_map = readProjectMap(root, Array.isArray(order) ? order.map(String) : [])
  return [{ path: 'docs/architecture.svg', text: renderSvg(project_map) }]
}

function renderSvg(project_map: ProjectMap): string {
  const layers = positionLayers()
  const features = positionFeatures(project_map)
  const bottom = Math.max(470, ...[...features.values()].map(({ y }) => y + FEATURE_BOX.height)) + 40
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif">`,
    '<title id="title">Layers and features of Foyer, and their imports</title>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#6b5d57"/></marker></defs>',
    `<rect width="${WIDTH}" height="${bottom}" fill="#fbf8f5"/>`,
    heading(LEFT, 34, 'Layers: an arrow points at what is imported'),
    ...project_map.layer_arrows.flatMap((arrow) => renderLayerArrow(arrow, layers)),
    ...[...layers].map(([name, target_box]) =>
      box(target_box, name, formatFeatureCount(name, project_map), 15),
    ),
    heading(
      LEFT,
      500,
      'Features of the server, in order: a feature imports earlier ones only, through their index.ts',
    ),
    ...project_map.feature_arrows.flatMap((arrow) => renderFeatureArrow(arrow, features)),
    ...[...features].map(([name, target_box]) => box(target_box, name, '', 13)),
    '</svg>',
    '',
  ].join('\n')
}

function positionLayers(): Map<string, Box> {
  return new Map(
    Object.entries(LAYER_POSITIONS).map(([name, [middle, row]]) => [
      name,
      { x: middle - LAYER_BOX.width / 2, y: 56 + row * 86, ...LAYER_BOX },
    ]),
  )
}

function positionFeatures(project_map: ProjectMap): Map<string, Box> {
  const features = project_map.apps.find(({ name }) => name === 'server')?.features ?? []
  return new Map(
    features.map((name, position) => {
      const y = 524 + position * (FEATURE_BOX.height + FEATURE_BOX.gap)
      return [
        name,
        { x: WIDTH / 2 - FEATURE_BOX.width / 2, y, width: FEATURE_BOX.width, height: FEATURE_BOX.height },
      ]
    }),
  )
}

function formatFeatureCount(name: string, project_map: ProjectMap): string {
  const count = project_map.apps.find((app) => app.name === name)?.features.length ?? 0
  return count > 0 ? `${count} features` : ''
}

function box({ x, y, width, height }: Box, name: string, note: string, size: number): string {
  const middle = x + width / 2
  const lift = note ? -4 : 5
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#fff" stroke="#b9552b" stroke-width="1.5"/>`,
    `<text x="${middle}" y="${y + height / 2 + lift}" text-anchor="middle" font-size="${size}" font-weight="600" fill="#2b211d">${name}</text>`,
    note &&
      `<text x="${middle}" y="${y + height / 2 + 15}" text-anchor="middle" font-size="12" fill="#6b5d57">${note}</text>`,
  ].join('')
}

function renderLayerArrow({ from, to }: Arrow, boxes: ReadonlyMap<string, Box>): string[] {
  const [start, end] = [boxes.get(from), boxes.get(to)]
  if (!start || !end) return []
  const [x1, y1] = [start.x + start.width / 2, start.y + start.height]
  const [x2, y2] = [end.x + end.width / 2, end.y]
  const bend = (y2 - y1) / 2
  return [line(`M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`)]
}

/** Arrows between features curve to alternating sides, wider with distance. */
function renderFeatureArrow({ from, to }: Arrow, boxes: ReadonlyMap<string, Box>): string[] {
  const [start, end] = [boxes.get(from), boxes.get(to)]
  if (!start || !end) return []
  const reach = Math.round((start.y - end.y) / (FEATURE_BOX.height + FEATURE_BOX.gap))
  const side = reach % 2 === 0 ? -1 : 1
  const edge = side < 0 ? start.x : start.x + start.width
  const curve = edge + side * (24 + 26 * Math.abs(reach))
  const [y1, y2] = [start.y + start.height / 2 - 4, end.y + end.height / 2 + 4]
  return [line(`M${edge} ${y1}C${curve} ${y1} ${curve} ${y2} ${edge} ${y2}`)]
}

function line(path: string): string {
  return `<path d="${path}" fill="none" stroke="#6b5d57" stroke-opacity=".55" stroke-width="1.25" marker-end="url(#tip)"/>`
}

function heading(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y}" font-size="14" fill="#6b5d57">${text}</text>`
}
