import { areaBelow, ridgeLine } from '../landscape.ts'
import { seededRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { circle, path, polyline } from '../svg.ts'

const LAYERS = 11

/** Layers of earth and light under a small sun: something to read. */
export function drawStrata(scene: Scene): string {
  const { palette, sun, unit, width, height } = scene
  const { art, hills } = palette
  const is_ember = scene.tone === 'ember'
  const fills = is_ember
    ? [art[800], art[700], art[700], art[600], art[500], art[400], art[300]]
    : [palette.sun.inner, palette.sun.base, art[500], art[600], ...hills]
  const layers = Array.from({ length: LAYERS }, (_, i) => {
    const random = seededRandom(scene.spec.seed * 31 + Math.floor(i / 3))
    const points = ridgeLine(random, width, height * (0.12 + (0.86 * i) / LAYERS), height * 0.05)
    const dropped = points.map(([x, y]) => [x, y + height * 0.02] as const)
    const line = { fill: 'none', stroke: palette.line, 'stroke-opacity': 0.28, 'stroke-width': unit * 0.003 }
    const fill = fills[Math.floor((i * fills.length) / LAYERS)] ?? palette.ground
    return areaBelow(points, scene, fill, 0.92) + path(polyline(dropped), line)
  })
  return (
    layers.join('') + circle(sun.x, sun.y, sun.r * 0.5, { fill: is_ember ? art[200] : palette.figure.near })
  )
}
