import { drawDisc, drawRings } from '../disc.ts'
import { drawFigure } from '../figure.ts'
import { drawGround, drawHalo, drawRidges } from '../landscape.ts'
import { findBody } from '../poses/index.ts'
import { drawPropsBehind, drawPropsInHand } from '../props.ts'
import type { Scene } from '../scene.ts'
import type { Pose } from '../art-spec.ts'
import type { Placed } from '../props.ts'

/** An athlete before the sun, with what the exercise needs. */
export function drawFigureMotif(scene: Scene): string {
  const { palette, sun, foot, unit } = scene
  const pose = scene.spec.pose ?? 'deadlift'
  const body = findBody(pose, scene.spec.is_second)
  const at = placeFigure(scene, pose)
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
    drawPropsBehind(scene, body, at),
    drawFigure(body, at, palette.figure, scene.hair),
    drawPropsInHand(scene, body, at),
  ].join('')
}

/** The largest height and width of a figure, as shares of the shorter side. */
const ROOM = { height: 0.8, width: 0.9 }
const SCALE = 0.66

/** Both moments of a pose have one place and size, so that only the body moves. */
function placeFigure({ unit, foot, zoom }: Scene, pose: Pose): Placed {
  const joints = [findBody(pose), findBody(pose, true)].flatMap((body) => [
    ...body.arm,
    ...body.leg,
    ...body.far_arm,
    ...body.far_leg,
    ...(body.barbell ? [[body.barbell.at[0], body.barbell.at[1] - body.barbell.radius] as const] : []),
    body.pulley ?? body.head,
    [body.head[0], body.head[1] - 0.08] as const,
  ])
  const xs = joints.map(([x]) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const height = -Math.min(...joints.map(([, y]) => y))
  const share = Math.min(SCALE, ROOM.height / height, ROOM.width / (right - left + 0.1))
  const scale = unit * share * zoom
  return { x: foot.x - ((left + right) / 2) * scale, y: foot.y, scale }
}
