import { drawDisc } from './disc.ts'
import type { Scene } from './scene.ts'
import type { Body, Joint } from './skeleton.ts'
import { circle, element, formatNumber, path } from './svg.ts'

/** Where a figure stands and how large it is. */
export type Placed = { readonly x: number; readonly y: number; readonly scale: number }

/** Draws what stands behind the figure: mat, bench, machine, bars and cables. */
export function drawPropsBehind(scene: Scene, body: Body, at: Placed): string {
  const { near, far } = scene.palette.figure
  const { mat, bench, box, rod, stand, pulley, machine } = body
  return [
    mat ? drawMat(scene, mat, at) : '',
    bench ? drawBench(scene, bench, at) : '',
    box ? drawBox(scene, box, at) : '',
    rod === undefined
      ? ''
      : element('rect', {
          y: at.y + (rod - 0.012) * at.scale,
          width: scene.width,
          height: at.scale * 0.022,
          fill: near,
        }),
    stand ? drawStand(stand, at, near) : '',
    pulley ? drawCable(scene, pulley, body.arm[2], at) : '',
    machine === 'bike' ? drawBike(scene, at) : '',
    machine === 'rower' ? drawRower(scene, body, at) : '',
    body.far_bell ? drawHeldBell(body.far_bell, at, far) : '',
  ].join('')
}

/** Draws what the figure holds. */
export function drawPropsInHand(scene: Scene, body: Body, at: Placed): string {
  const { barbell, bell, dumbbells = [], ball } = body
  return [
    barbell ? drawPlate(scene, barbell.at, barbell.radius, at) : '',
    bell ? drawHeldBell(bell, at, scene.palette.barbell.base) : '',
    ...dumbbells.map((joint) => drawPlate(scene, joint, 0.062, at)),
    ball ? drawPlate(scene, ball, 0.1, at) : '',
  ].join('')
}

function place([x, y]: Joint, at: Placed): Joint {
  return [at.x + x * at.scale, at.y + y * at.scale]
}

function drawPlate({ palette }: Scene, joint: Joint, radius: number, at: Placed): string {
  const [x, y] = place(joint, at)
  return (
    circle(x, y, radius * at.scale * 1.05, { fill: palette.figure.near }) +
    drawDisc(x, y, radius * at.scale, palette.barbell)
  )
}

function drawHeldBell(joint: Joint, at: Placed, fill: string): string {
  const [x, y] = place(joint, at)
  const { scale } = at
  const p = (dx: number, dy: number): string =>
    `${formatNumber(x + scale * dx)} ${formatNumber(y + scale * dy)}`
  const grip = `M${p(-0.045, 0.03)}Q${p(-0.06, -0.045)} ${p(0.015, -0.045)}Q${p(0.09, -0.045)} ${p(0.08, 0.03)}`
  const ball = circle(x + scale * 0.02, y + scale * 0.06, scale * 0.085, { fill })
  return ball + path(grip, { fill: 'none', stroke: fill, 'stroke-width': scale * 0.026 })
}

function drawMat({ palette }: Scene, [from, to]: readonly [number, number], at: Placed): string {
  return element('rect', {
    x: at.x + from * at.scale,
    y: at.y - 0.006 * at.scale,
    width: (to - from) * at.scale,
    height: at.scale * 0.026,
    rx: at.scale * 0.013,
    fill: palette.sun.base,
  })
}

function drawBench(
  { palette }: Scene,
  { at: joint, length }: NonNullable<Body['bench']>,
  at: Placed,
): string {
  const [x, y] = place(joint, at)
  const { scale } = at
  const half = (length / 2) * scale
  const leg = (dx: number): string =>
    element('rect', {
      x: x + dx - 0.016 * scale,
      y,
      width: 0.032 * scale,
      height: at.y - y,
      fill: palette.figure.far,
    })
  return (
    leg(-half * 0.72) +
    leg(half * 0.72) +
    element('rect', {
      x: x - half,
      y,
      width: half * 2,
      height: 0.06 * scale,
      rx: 0.02 * scale,
      fill: palette.barbell.base,
    })
  )
}

function drawBox({ palette }: Scene, { at: joint, length }: NonNullable<Body['box']>, at: Placed): string {
  const [x, y] = place(joint, at)
  const { scale } = at
  const half = (length / 2) * scale
  const lid = element('rect', {
    x: x - half,
    y,
    width: half * 2,
    height: 0.035 * scale,
    rx: 0.012 * scale,
    fill: palette.barbell.inner,
  })
  return (
    element('rect', {
      x: x - half * 0.94,
      y,
      width: half * 1.88,
      height: at.y - y,
      fill: palette.barbell.base,
    }) + lid
  )
}

function drawStand(joint: Joint, at: Placed, fill: string): string {
  const [x, y] = place(joint, at)
  const width = 0.03 * at.scale
  return (
    element('rect', { x: x - width / 2, y, width, height: at.y - y, fill }) +
    circle(x, y, width * 0.95, { fill })
  )
}

function drawCable({ palette }: Scene, pulley: Joint, hand: Joint, at: Placed): string {
  const [x, y] = place(pulley, at)
  const [hx, hy] = place(hand, at)
  const { near } = palette.figure
  const width = 0.014 * at.scale
  const post = x + 0.2 * at.scale
  return [
    path(`M${formatNumber(x)} ${formatNumber(y)}L${formatNumber(hx)} ${formatNumber(hy)}`, {
      stroke: near,
      'stroke-width': width,
    }),
    path(
      `M${formatNumber(x - 0.05 * at.scale)} ${formatNumber(y - 0.04 * at.scale)}H${formatNumber(post)}V${formatNumber(at.y)}`,
      {
        fill: 'none',
        stroke: near,
        'stroke-width': width * 2.6,
        'stroke-linejoin': 'round',
      },
    ),
    circle(x, y, 0.04 * at.scale, { fill: palette.barbell.base, stroke: near, 'stroke-width': width }),
    element('rect', {
      x: hx - 0.035 * at.scale,
      y: hy - 0.012 * at.scale,
      width: 0.09 * at.scale,
      height: 0.026 * at.scale,
      rx: width,
      fill: near,
    }),
  ].join('')
}

function drawBike(scene: Scene, at: Placed): string {
  const { near } = scene.palette.figure
  const line = (points: readonly Joint[], width: number): string =>
    path(
      `M${points
        .map((joint) =>
          place(joint, at)
            .map((value) => formatNumber(value))
            .join(' '),
        )
        .join('L')}`,
      {
        fill: 'none',
        stroke: near,
        'stroke-width': width * at.scale,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    )
  const wheel = place([0.3, -0.19], at)
  return [
    circle(...wheel, 0.19 * at.scale, { fill: near }),
    drawDisc(...wheel, 0.175 * at.scale, scene.palette.barbell),
    line(
      [
        [-0.3, -0.02],
        [0.44, -0.02],
      ],
      0.035,
    ),
    line(
      [
        [-0.16, -0.02],
        [-0.1, -0.3],
        [-0.14, -0.52],
      ],
      0.03,
    ),
    line(
      [
        [-0.22, -0.53],
        [-0.06, -0.53],
      ],
      0.04,
    ),
    line(
      [
        [-0.1, -0.3],
        [0.3, -0.19],
        [0.26, -0.6],
        [0.3, -0.66],
        [0.34, -0.66],
      ],
      0.03,
    ),
    circle(...place([0.05, -0.28], at), 0.05 * at.scale, { fill: near }),
  ].join('')
}

function drawRower(scene: Scene, body: Body, at: Placed): string {
  const { near } = scene.palette.figure
  const width = 0.03 * at.scale
  const stroke = { fill: 'none', stroke: near, 'stroke-width': width, 'stroke-linecap': 'round' }
  const to = (joint: Joint): string =>
    place(joint, at)
      .map((value) => formatNumber(value))
      .join(' ')
  const wheel = place([0.52, -0.26], at)
  const [hx, hy] = place(body.arm[2], at)
  const seat = place([body.hip[0] - 0.08, -0.19], at)
  return [
    path(
      `M${to([-0.5, -0.14])}L${to([0.52, -0.16])}M${to([-0.46, -0.14])}V${formatNumber(at.y)}M${to([0.5, -0.16])}V${formatNumber(at.y)}`,
      stroke,
    ),
    path(`M${formatNumber(hx)} ${formatNumber(hy)}L${to([0.52, -0.36])}`, {
      ...stroke,
      'stroke-width': width * 0.4,
    }),
    element('rect', {
      x: seat[0],
      y: seat[1],
      width: 0.18 * at.scale,
      height: 0.04 * at.scale,
      rx: width / 2,
      fill: near,
    }),
    circle(...wheel, 0.165 * at.scale, { fill: near }),
    drawDisc(...wheel, 0.15 * at.scale, scene.palette.barbell),
    path(`M${to([0.24, -0.1])}L${to([0.32, -0.28])}`, stroke),
  ].join('')
}
