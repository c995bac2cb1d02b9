import { drawDisc } from '../disc.ts'
import { drawHalo, drawRidges } from '../landscape.ts'
import type { Scene } from '../scene.ts'
import { circle, element, formatNumber, path } from '../svg.ts'

const ECHOES = 9

/** A kettlebell before the sun, with rings of light across it. */
export function drawKettlebell(scene: Scene): string {
  const { palette, sun, unit, id } = scene
  const size = unit * 0.4 * scene.zoom
  const x = scene.foot.x
  const y = scene.height * 0.66
  const radius = size * 0.62
  const clip = `${id}k`

  let echoes = element('rect', {
    x: x - size,
    y: y + size * 0.5,
    width: size * 2,
    height: size * 0.2,
    fill: palette.figure.lit,
  })
  for (let i = 0; i < ECHOES; i++) {
    echoes += circle(x - size * 0.22, y - size * 0.2, size * (0.1 + i * 0.115), {
      fill: 'none',
      stroke: palette.sun.base,
      'stroke-opacity': 0.62 - 0.062 * i,
      'stroke-width': size * 0.014,
    })
  }

  return [
    drawHalo(scene, 2.2),
    drawDisc(sun.x, sun.y, sun.r * 1.15, palette.sun),
    ...drawRidges(scene, 0.78, 2),
    path(handle(x, y, size), {
      fill: 'none',
      stroke: palette.figure.near,
      'stroke-width': size * 0.19,
      'stroke-linecap': 'round',
    }),
    circle(x, y, radius, { fill: palette.figure.near }),
    element('clipPath', { id: clip }, circle(x, y, radius, {})),
    element('g', { 'clip-path': `url(#${clip})` }, echoes),
  ].join('')
}

function handle(x: number, y: number, size: number): string {
  const p = (dx: number, dy: number): string =>
    `${formatNumber(x + size * dx)} ${formatNumber(y + size * dy)}`
  const start = `C${p(-0.52, -1.06)} ${p(-0.3, -1.12)} ${p(0, -1.12)}`
  const end = `C${p(0.3, -1.12)} ${p(0.52, -1.06)} ${p(0.34, -0.4)}`
  return `M${p(-0.34, -0.4)}${start}${end}`
}
