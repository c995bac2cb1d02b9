import { drawRings } from '../disc.ts'
import { drawHalo } from '../landscape.ts'
import type { Scene } from '../scene.ts'
import { circle, element } from '../svg.ts'

const WAVES = 13

/** A sun on the sea, and its light on the water: rest. */
export function drawTide(scene: Scene): string {
  const { palette, sun, unit, width, height, id } = scene
  const horizon = height * 0.56
  const y = horizon - sun.r * 0.25
  const clip = `${id}t`
  const sky = [
    circle(sun.x, y, sun.r * 1.05, { fill: palette.sun.base }),
    drawRings(sun.x, y, unit, palette.line, sun.r, {
      count: 5,
      first: 1.05,
      step: 0.17,
      opacity: 0.34,
      fade: 0.055,
    }),
  ]
  return [
    drawHalo(scene, 2.8),
    element('clipPath', { id: clip }, element('rect', { width, height: horizon })),
    element('g', { 'clip-path': `url(#${clip})` }, sky.join('')),
    element('rect', { y: horizon, width, height: height - horizon, fill: palette.hills[2] }),
    ...Array.from({ length: WAVES }, (_, i) => wave(scene, horizon, i / WAVES)),
  ].join('')
}

function wave(scene: Scene, horizon: number, share: number): string {
  const { sun, unit, height, random, palette } = scene
  const width = sun.r * 1.9 * (1 - share * 0.72) * (0.8 + random() * 0.4)
  const thickness = unit * (0.006 + 0.012 * share)
  return element('rect', {
    x: sun.x - width / 2 + (random() - 0.5) * sun.r * 0.2,
    y: horizon + (height - horizon) * share ** 1.25 + unit * 0.012,
    width,
    height: thickness,
    rx: thickness / 2,
    fill: palette.sun.base,
    opacity: 0.95 - 0.7 * share,
  })
}
