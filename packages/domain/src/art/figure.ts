import type { FigureColors } from './palette.ts'
import type { Arm, Body, Joint, Leg } from './skeleton.ts'
import { element, formatNumber, path } from './svg.ts'

/** How the hair falls; part of what the seed decides. */
export const HAIR = ['bun', 'short', 'tail'] as const
export type Hair = (typeof HAIR)[number]

/** Draws a body with its feet at a point. The near arm is one tone lit, the far limbs are one tone apart. */
export function drawFigure(
  body: Body,
  at: { x: number; y: number; scale: number },
  colors: FigureColors,
  hair: Hair,
): string {
  const parts = [
    path(armOutline(body.far_arm), { fill: colors.far }),
    path(legOutline(body.far_leg), { fill: colors.far }),
    path(legOutline(body.leg), { fill: colors.near }),
    path(torsoOutline(body), { fill: colors.near }),
    head(body, colors.near, hair),
    path(armOutline(body.arm), { fill: colors.lit }),
  ]
  return element(
    'g',
    { transform: `translate(${formatNumber(at.x)} ${formatNumber(at.y)}) scale(${formatNumber(at.scale)})` },
    parts.join(''),
  )
}

function armOutline([shoulder, elbow, hand]: Arm): string {
  return [
    limbOutline([...shoulder, 0.058], [...elbow, 0.04]),
    limbOutline([...elbow, 0.042], [...hand, 0.024]),
    limbOutline([...hand, 0.026], [hand[0], hand[1] + 0.005, 0.024]),
  ].join('')
}

function legOutline([hip, knee, ankle, toe]: Leg): string {
  const calf = behind(knee, ankle, 0.45, 0.012)
  return [
    limbOutline([...hip, 0.098], [...knee, 0.056]),
    limbOutline([...knee, 0.056], [...calf, 0.05]),
    limbOutline([...calf, 0.05], [...ankle, 0.026]),
    limbOutline([...ankle, 0.03], [...toe, 0.016]),
  ].join('')
}

function torsoOutline({ hip, shoulder, head }: Body): string {
  const waist = behind(shoulder, hip, 0.5, 0.012)
  const chest = behind(shoulder, hip, 0.1, 0)
  const neck: Joint = [head[0] * 0.7 + shoulder[0] * 0.3, head[1] * 0.7 + shoulder[1] * 0.3]
  return [
    limbOutline([...hip, 0.096], [...waist, 0.082]),
    limbOutline([...waist, 0.08], [...chest, 0.098]),
    limbOutline([...shoulder, 0.07], [...neck, 0.042]),
  ].join('')
}

/** A point between two joints, a little behind the line from the upper to the lower one. */
function behind(upper: Joint, lower: Joint, share: number, distance: number): Joint {
  const [dx, dy] = [lower[0] - upper[0], lower[1] - upper[1]]
  const length = Math.hypot(dx, dy) || 1e-6
  return [upper[0] + dx * share - (dy / length) * distance, upper[1] + dy * share + (dx / length) * distance]
}

function head({ head: [x, y], nod }: Body, fill: string, hair: Hair): string {
  const skull = element('ellipse', { rx: '.062', ry: '.075', fill })
  const bun = element('circle', { cx: '-.068', cy: '-.045', r: '.036', fill })
  const tail = path('M-.04-.05C-.13-.07-.17 0-.15.08C-.12.04-.1 0-.05.01Z', { fill })
  const hairs = { bun, tail, short: '' }[lieHair(nod, hair)]
  return element('g', { transform: `translate(${x} ${y}) rotate(${nod})` }, skull + hairs)
}

/** Hair of a head that lies: short on the back, tied up with the face down. */
function lieHair(nod: number, hair: Hair): Hair {
  if (nod < -50) return 'short'
  return nod > 50 && hair === 'tail' ? 'bun' : hair
}

/** A joint with its thickness. */
type ThickJoint = readonly [x: number, y: number, radius: number]

/** The outline of a limb: the hull of two circles. */
function limbOutline([x1, y1, r1]: ThickJoint, [x2, y2, r2]: ThickJoint): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1e-6
  const along = Math.atan2(y2 - y1, x2 - x1)
  const lean = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / length)))
  const edge = (x: number, y: number, r: number, angle: number): string =>
    `${formatNumber(x + r * Math.cos(angle), 4)} ${formatNumber(y + r * Math.sin(angle), 4)}`
  return [
    `M${edge(x1, y1, r1, along + lean)}`,
    `L${edge(x2, y2, r2, along + lean)}`,
    `A${formatNumber(r2, 4)} ${formatNumber(r2, 4)} 0 0 0 ${edge(x2, y2, r2, along - lean)}`,
    `L${edge(x1, y1, r1, along - lean)}`,
    `A${formatNumber(r1, 4)} ${formatNumber(r1, 4)} 0 1 0 ${edge(x1, y1, r1, along + lean)}Z`,
  ].join('')
}
