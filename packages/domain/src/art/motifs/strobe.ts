import { drawDisc } from '../disc.ts'
import { drawHalo, drawRidges } from '../landscape.ts'
import type { Scene } from '../scene.ts'
import { element, path, polyline } from '../svg.ts'

const EXPOSURES = 9
const PATH_POINTS = 40

/** A plate on its way up, caught at nine moments, with the path of the bar. */
export function drawStrobe(scene: Scene): string {
  const { palette, unit } = scene
  const exposures = Array.from({ length: EXPOSURES }, (_, i) => {
    const share = i / (EXPOSURES - 1)
    const [x, y] = barPosition(scene, share)
    return element(
      'g',
      { opacity: 0.14 + 0.86 * share * share },
      drawDisc(x, y, unit * 0.17 * scene.zoom, palette.sun),
    )
  })
  const points = Array.from({ length: PATH_POINTS + 1 }, (_, i) => barPosition(scene, i / PATH_POINTS))
  return [
    drawHalo(scene, 2.4),
    ...exposures,
    path(polyline(points), {
      fill: 'none',
      stroke: palette.figure.near,
      'stroke-width': unit * 0.008,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${unit * 0.001} ${unit * 0.026}`,
    }),
    ...drawRidges(scene, 0.9, 1),
  ].join('')
}

function barPosition({ width, height, unit }: Scene, share: number): readonly [number, number] {
  const progress = share * share * (3 - 2 * share)
  return [
    width * (0.18 + 0.64 * share) + Math.sin(share * Math.PI) * unit * 0.03,
    height * (0.8 - 0.62 * progress),
  ]
}
