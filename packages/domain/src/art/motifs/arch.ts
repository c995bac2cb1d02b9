import { drawDisc } from '../disc.ts'
import { drawFigure } from '../figure.ts'
import { drawHalo } from '../landscape.ts'
import { findBody } from '../poses/index.ts'
import type { FigureColors } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { element, formatNumber, path } from '../svg.ts'

/** Arches within arches, lit from the innermost: the mark of a program. */
export function drawArch(scene: Scene): string {
  const { palette, sun, unit, height, width } = scene
  const { art } = palette
  const is_pale = scene.tone === 'dawn' || scene.tone === 'bone'
  const fills = is_pale
    ? [art[300], art[400], art[500], art[600], art[700], art[900]]
    : [art[800], art[700], art[600], art[500], art[400], art[200]]
  const floor = height * 0.9
  const arches = fills.map((fill, i) => {
    const radius = unit * 0.46 * scene.zoom * (1 - i * 0.155)
    const top = floor - unit * 0.34 - radius * 0.2
    const r = formatNumber(radius)
    return path(
      `M${formatNumber(sun.x - radius)} ${height}V${formatNumber(top)}A${r} ${r} 0 0 1 ${formatNumber(sun.x + radius)} ${formatNumber(top)}V${height}Z`,
      { fill },
    )
  })
  return [
    drawHalo(scene, 2.6),
    ...arches,
    element('rect', { y: floor, width, height: height - floor, fill: palette.ground }),
    drawResident(scene, floor, is_pale ? { near: art[50], lit: art[100], far: art[200] } : palette.figure),
  ].join('')
}

function drawResident(scene: Scene, floor: number, colors: FigureColors): string {
  const { palette, sun, spec } = scene
  const body = spec.pose && findBody(spec.pose, spec.is_second)
  if (!body) return ''
  const scale = scene.unit * 0.4 * scene.zoom
  const figure = drawFigure(
    body,
    { x: sun.x, y: floor + scene.height * 0.005, scale },
    palette.figure,
    scene.hair,
  )
  if (!body.barbell) return figure
  const [dx, dy] = body.barbell.at
  const plate = { base: colors.near, inner: palette.art[900], line: palette.art[500], hub: palette.art[500] }
  return figure + drawDisc(sun.x + dx * scale, floor + dy * scale, scale * 0.21, plate)
}
