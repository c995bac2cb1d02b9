import type { DiscColors } from './palette.ts'
import { circle } from './svg.ts'

/** Draws the plate: a disc of concentric rings, which is the sun of every picture and the weight on every bar. */
export function drawDisc(x: number, y: number, radius: number, colors: DiscColors): string {
  const line = { fill: 'none', stroke: colors.line, 'stroke-width': radius * 0.012 }
  return [
    circle(x, y, radius, { fill: colors.base }),
    circle(x, y, radius * 0.83, line),
    circle(x, y, radius * 0.78, { fill: colors.inner }),
    circle(x, y, radius * 0.46, { fill: colors.base }),
    circle(x, y, radius * 0.4, line),
    circle(x, y, radius * 0.15, { fill: colors.hub }),
    circle(x, y, radius * 0.075, { fill: colors.line, opacity: 0.7 }),
  ].join('')
}

/** The widths and strengths of the fine rings around a sun. */
export type Rings = { count: number; first: number; step: number; opacity: number; fade: number }

/** Draws fine rings that fade outwards. */
export function drawRings(
  x: number,
  y: number,
  unit: number,
  stroke: string,
  radius: number,
  rings: Rings,
): string {
  let markup = ''
  for (let i = 1; i <= rings.count; i++) {
    markup += circle(x, y, radius * (rings.first + i * rings.step), {
      fill: 'none',
      stroke,
      'stroke-opacity': rings.opacity - rings.fade * i,
      'stroke-width': unit * 0.003,
    })
  }
  return markup
}
