import { describe, expect, it } from 'vitest'
import { POSES } from '../art-spec.ts'
import type { Joint } from '../skeleton.ts'
import { findBody } from './index.ts'

const moments = POSES.flatMap((pose) => [
  [pose, 'first', findBody(pose)] as const,
  [pose, 'second', findBody(pose, true)] as const,
])
const distance = ([ax, ay]: Joint, [bx, by]: Joint): number => Math.hypot(ax - bx, ay - by)

describe.each(moments)('the body of %s, %s moment', (_pose, _moment, body) => {
  it('has limbs of a human length', () => {
    for (const [shoulder, elbow, hand] of [body.arm, body.far_arm]) {
      expect(distance(shoulder, elbow)).toBeGreaterThan(0.1)
      expect(distance(shoulder, elbow)).toBeLessThan(0.24)
      expect(distance(elbow, hand)).toBeLessThan(0.24)
    }
    for (const [hip, knee, ankle] of [body.leg, body.far_leg]) {
      expect(distance(hip, knee)).toBeGreaterThan(0.13)
      expect(distance(hip, knee)).toBeLessThan(0.34)
      expect(distance(knee, ankle)).toBeLessThan(0.32)
    }
    expect(distance(body.hip, body.shoulder)).toBeGreaterThan(0.28)
    expect(distance(body.hip, body.shoulder)).toBeLessThan(0.36)
  })

  it('has nothing below the ground', () => {
    const joints = [
      ...body.arm,
      ...body.leg,
      ...body.far_arm,
      ...body.far_leg,
      body.hip,
      body.shoulder,
      body.head,
    ]
    expect(Math.max(...joints.map(([, y]) => y))).toBeLessThanOrEqual(0.012)
  })

  it('holds its bar in its hands or on its shoulders', () => {
    const grips = [body.arm[2], body.far_arm[2], body.shoulder]
    const held = [body.barbell?.at, body.bell, ...(body.dumbbells ?? [])].filter(
      (joint) => joint !== undefined,
    )
    for (const joint of held)
      expect(Math.min(...grips.map((grip) => distance(grip, joint)))).toBeLessThan(0.1)
  })
})
