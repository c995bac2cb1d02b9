import { drawDisc, drawRings } from '../disc.ts'
import { drawFigure, drawHeldBell } from '../figure.ts'
import { drawGround, drawHalo, drawRidges } from '../landscape.ts'
import { BODIES } from '../poses.ts'
import type { Scene } from '../scene.ts'
import { circle, element } from '../svg.ts'

/** An athlete before the sun, with what the exercise needs. */
export function drawFigureMotif(scene: Scene): string {
  const { palette, sun, foot, unit } = scene
  const pose = scene.spec.pose ?? 'deadlift'
  const body = BODIES[pose]
  const scale = unit * 0.66 * scene.zoom
  const at = { x: foot.x, y: foot.y, scale }
  const rise = pose === 'deadlift' ? 0.035 : 0.08
  return [
    drawHalo(scene, 2.1),
    drawDisc(sun.x, sun.y, sun.r, palette.sun),
    drawRings(sun.x, sun.y, unit, palette.line, sun.r, {
      count: 4,
      first: 1,
      step: 0.13,
      opacity: 0.26,
      fade: 0.05,
    }),
    ...drawRidges(scene, foot.y / scene.height - rise, 3),
    drawGround(scene, foot.y),
    body.rod === undefined ? '' : rod(scene, body.rod, scale),
    drawFigure(body, at, palette.figure, scene.hair),
    body.barbell ? barbell(scene, body.barbell, scale) : '',
    body.bell
      ? drawHeldBell(foot.x + body.bell[0] * scale, foot.y + body.bell[1] * scale, scale, palette.figure.near)
      : '',
  ].join('')
}

function barbell(
  scene: Scene,
  bar: { at: readonly [number, number]; radius: number },
  scale: number,
): string {
  const x = scene.foot.x + bar.at[0] * scale
  const y = scene.foot.y + bar.at[1] * scale
  const radius = bar.radius * scale
  return (
    circle(x, y, radius * 1.05, { fill: scene.palette.figure.near }) +
    drawDisc(x, y, radius, scene.palette.barbell)
  )
}

function rod(scene: Scene, y: number, scale: number): string {
  return element('rect', {
    y: scene.foot.y + (y - 0.012) * scale,
    width: scene.width,
    height: scale * 0.022,
    fill: scene.palette.figure.near,
  })
}
