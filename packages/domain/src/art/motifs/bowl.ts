import type { Scene } from '../scene.ts'
import { circle, el, num, path } from '../svg.ts'

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
    el('clipPath', { id: clip }, circle(x, y, radius * 0.84, {})),
    el('g', { 'clip-path': `url(#${clip})` }, meal(scene, x, y, radius)),
  ].join('')
}

function meal(scene: Scene, x: number, y: number, r: number): string {
  const { art } = scene.palette
  const turn = `rotate(${(scene.spec.seed * 37) % 360} ${num(x)} ${num(y)})`
  return [
    circle(x, y, r, { fill: art[100] }),
    el('g', { transform: turn }, grains(scene, x, y, r) + ribbons(x, y, r, art[400])),
    circle(x - r * 0.26, y - r * 0.22, r * 0.36, { fill: art[50] }),
    circle(x - r * 0.22, y - r * 0.24, r * 0.165, { fill: art[500] }),
    circle(x - r * 0.26, y - r * 0.285, r * 0.045, { fill: art[200] }),
    path(leaf(x + r * 0.28, y + r * 0.62, r), { fill: art[800] }),
  ].join('')
}

function grains({ palette: { art }, random }: Scene, x: number, y: number, r: number): string {
  let drawn = el('rect', { x, y: y - r, width: r, height: r * 2, fill: art[400] })
  drawn += el('rect', { x: x - r, y, width: r, height: r, fill: art[600] })
  for (let i = 0; i < GRAINS; i++) {
    const cx = x + r * 0.08 + random() * r * 0.8
    const cy = y - r * 0.85 + random() * r * 1.7
    drawn += circle(cx, cy, r * 0.05, { fill: i % 3 ? art[300] : art[200] })
  }
  return drawn
}

function ribbons(x: number, y: number, r: number, stroke: string): string {
  let drawn = ''
  for (let i = 0; i < RIBBONS; i++) {
    const top = y + r * (0.1 + i * 0.13)
    const wave = `q${num(r * 0.25)} ${num(-r * 0.07)} ${num(r * 0.5)} 0t${num(r * 0.5)} 0`
    drawn += path(`M${num(x - r)} ${num(top)}${wave}`, { fill: 'none', stroke, 'stroke-width': r * 0.022 })
  }
  return drawn
}

function leaf(x: number, y: number, r: number): string {
  const up = `q${num(r * 0.04)} ${num(-r * 0.42)} ${num(r * 0.42)} ${num(-r * 0.5)}`
  const down = `q0 ${num(r * 0.42)} ${num(-r * 0.42)} ${num(r * 0.5)}`
  return `M${num(x)} ${num(y)}${up}${down}Z`
}
