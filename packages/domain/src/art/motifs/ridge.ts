import { drawRings } from '../disc.ts'
import { drawFigure } from '../figure.ts'
import { drawHalo, drawRidges } from '../landscape.ts'
import { findBody } from '../poses/index.ts'
import type { Scene } from '../scene.ts'
import { circle } from '../svg.ts'

/** Hills before a low sun, with someone on the first of them if the spec has a pose. */
export function drawRidgeMotif(scene: Scene): string {
  const { palette, sun, unit, foot, spec } = scene
  const { art } = palette
  const hills = scene.tone === 'ember' ? ([art[700], art[800], art[950]] as const) : palette.hills
  const [first = '', ...rest] = drawRidges(scene, 0.5, 4, hills)
  const body = spec.pose && findBody(spec.pose, spec.is_second)
  const at = { x: foot.x, y: foot.y, scale: unit * 0.5 * scene.zoom }
  return [
    drawHalo(scene, 2.6),
    circle(sun.x, sun.y, sun.r * 0.8, { fill: palette.sun.base }),
    drawRings(sun.x, sun.y, unit, palette.line, sun.r, {
      count: 6,
      first: 0.8,
      step: 0.16,
      opacity: 0.34,
      fade: 0.045,
    }),
    first,
    body ? drawFigure(body, at, palette.figure, scene.hair) : '',
    ...rest,
  ].join('')
}
