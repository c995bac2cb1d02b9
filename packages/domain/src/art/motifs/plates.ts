import { drawDisc } from '../disc.ts'
import { drawHalo } from '../landscape.ts'
import type { Scene } from '../scene.ts'
import { circle, formatNumber, path } from '../svg.ts'

const MARKS = 6

/** Two weight plates, one before the other, the near one marked by the seed's turn. */
export function drawPlates(scene: Scene): string {
  const { palette, sun, unit, width, height } = scene
  const [base, inner, hub] = palette.hills
  const radius = sun.r * 1.85
  const shapes = [
    drawHalo(scene, 2.4),
    drawDisc(width / 2 - unit * 0.2, height * 0.62, unit * 0.48 * scene.zoom, {
      base,
      inner,
      line: palette.line,
      hub,
    }),
    circle(sun.x + unit * 0.03, sun.y + unit * 0.04, radius * 1.03, { fill: hub, opacity: 0.28 }),
    drawDisc(sun.x, sun.y, radius, palette.sun),
  ]
  for (let i = 0; i < MARKS; i++)
    shapes.push(mark(scene, radius, ((i * 60 + scene.spec.seed * 7) * Math.PI) / 180))
  return shapes.join('')
}

function mark({ sun, palette }: Scene, radius: number, angle: number): string {
  const at = (share: number): string =>
    `${formatNumber(sun.x + radius * share * Math.cos(angle))} ${formatNumber(sun.y + radius * share * Math.sin(angle))}`
  return path(`M${at(0.54)}L${at(0.7)}`, {
    stroke: palette.sun.line,
    'stroke-width': sun.r * 0.13,
    'stroke-linecap': 'round',
    opacity: 0.55,
  })
}
