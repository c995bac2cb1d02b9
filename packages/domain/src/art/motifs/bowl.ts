import type { Scene } from '../scene.ts'
import { circle, element, formatNumber, path } from '../svg.ts'

const GRAINS = 26
const RIBBONS = 7

/** A bowl from above: greens, grain, an egg and a leaf, turned by the seed. */
export function drawBowl(scene: Scene): string {
  const { palette, unit, width, height, id } = scene
  const x = scene.spec.place === 'end' ? scene.foot.x : width / 2
  const y = height / 2
  const radius = unit * 0.4 * scene.zoom
  const clip = `${id}b`
  return [
    circle(x + unit * 0.02, y + unit * 0.035, radius * 1.02, { fill: palette.hills[2], opacity: 0.25 }),
    circle(x, y, radius, { fill: palette.figure.near }),
    circle(x, y, radius * 0.93, { fill: 'none', stroke: palette.art[600], 'stroke-width': radius * 0.012 }),
    element('clipPath', { id: clip }, circle(x, y, radius * 0.84, {})),
    element('g', { 'clip-path': `url(#${clip})` }, meal(scene, x, y, radius)),
  ].join('')
}

function meal(scene: Scene, x: number, y: number, r: number): string {
  const { art } = scene.palette
  const rotation = `rotate(${(scene.spec.seed * 37) % 360} ${formatNumber(x)} ${formatNumber(y)})`
  return [
    circle(x, y, r, { fill: art[100] }),
    element('g', { transform: rotation }, grains(scene, x, y, r) + ribbons(x, y, r, art[400])),
    circle(x - r * 0.26, y - r * 0.22, r * 0.36, { fill: art[50] }),
    circle(x - r * 0.22, y - r * 0.24, r * 0.165, { fill: art[500] }),
    circle(x - r * 0.26, y - r * 0.285, r * 0.045, { fill: art[200] }),
    path(leaf(x + r * 0.28, y + r * 0.62, r), { fill: art[800] }),
  ].join('')
}

function grains({ palette: { art }, random }: Scene, x: number, y: number, r: number): string {
  let markup = element('rect', { x, y: y - r, width: r, height: r * 2, fill: art[400] })
  markup += element('rect', { x: x - r, y, width: r, height: r, fill: art[600] })
  for (let i = 0; i < GRAINS; i++) {
    const cx = x + r * 0.08 + random() * r * 0.8
    const cy = y - r * 0.85 + random() * r * 1.7
    markup += circle(cx, cy, r * 0.05, { fill: i % 3 ? art[300] : art[200] })
  }
  return markup
}

function ribbons(x: number, y: number, r: number, stroke: string): string {
  let markup = ''
  for (let i = 0; i < RIBBONS; i++) {
    const top = y + r * (0.1 + i * 0.13)
    const wave = `q${formatNumber(r * 0.25)} ${formatNumber(-r * 0.07)} ${formatNumber(r * 0.5)} 0t${formatNumber(r * 0.5)} 0`
    markup += path(`M${formatNumber(x - r)} ${formatNumber(top)}${wave}`, {
      fill: 'none',
      stroke,
      'stroke-width': r * 0.022,
    })
  }
  return markup
}

function leaf(x: number, y: number, r: number): string {
  const up = `q${formatNumber(r * 0.04)} ${formatNumber(-r * 0.42)} ${formatNumber(r * 0.42)} ${formatNumber(-r * 0.5)}`
  const down = `q0 ${formatNumber(r * 0.42)} ${formatNumber(-r * 0.42)} ${formatNumber(r * 0.5)}`
  return `M${formatNumber(x)} ${formatNumber(y)}${up}${down}Z`
}
