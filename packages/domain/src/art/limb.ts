import { formatNumber } from './svg.ts'

/** A joint with its thickness. */
export type ThickJoint = readonly [x: number, y: number, radius: number]

/** The outline of a limb: the hull of two circles. */
export function limbOutline([x1, y1, r1]: ThickJoint, [x2, y2, r2]: ThickJoint): string {
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
