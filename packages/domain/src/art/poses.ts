import type { Pose } from './art-spec.ts'

/** A joint in the figure's coordinates: the floor is y = 0, up is negative, a standing shoulder is at about -0.83. */
export type Joint = readonly [x: number, y: number]

/** Shoulder, elbow, hand. */
export type Arm = readonly [Joint, Joint, Joint]

/** Hip, knee, ankle, toe. */
export type Leg = readonly [Joint, Joint, Joint, Joint]

/** One exercise as joints, seen from the side. */
export type Body = {
  readonly hip: Joint
  readonly shoulder: Joint
  readonly head: Joint
  /** Tilt of the head in degrees, forwards. */
  readonly nod: number
  readonly arm: Arm
  readonly leg: Leg
  readonly far_arm: Arm
  readonly far_leg: Leg
  /** The middle of a barbell, in the hands or on the shoulders, and the radius of its plates. */
  readonly barbell?: { readonly at: Joint; readonly radius: number }
  /** Grip of a kettlebell. */
  readonly bell?: Joint
  /** Height of a bar to hang from. */
  readonly rod?: number
}

/** The exercises. A new one is one row: about eighteen joints. */
export const BODIES: Readonly<Record<Pose, Body>> = {
  deadlift: {
    hip: [-0.22, -0.385],
    shoulder: [0.08, -0.56],
    head: [0.21, -0.635],
    nod: 28,
    arm: [
      [0.08, -0.54],
      [0.11, -0.36],
      [0.135, -0.18],
    ],
    leg: [
      [-0.22, -0.375],
      [0.045, -0.28],
      [-0.085, -0.03],
      [0.045, -0.012],
    ],
    far_arm: [
      [0.09, -0.53],
      [0.125, -0.36],
      [0.145, -0.18],
    ],
    far_leg: [
      [-0.19, -0.375],
      [0.09, -0.27],
      [-0.005, -0.03],
      [0.125, -0.012],
    ],
    barbell: { at: [0.135, -0.165], radius: 0.165 },
  },
  squat: {
    hip: [-0.17, -0.235],
    shoulder: [0.015, -0.515],
    head: [0.115, -0.635],
    nod: 6,
    arm: [
      [0.005, -0.51],
      [-0.05, -0.385],
      [-0.03, -0.56],
    ],
    leg: [
      [-0.17, -0.225],
      [0.13, -0.265],
      [0, -0.03],
      [0.13, -0.012],
    ],
    far_arm: [
      [0.03, -0.53],
      [0.09, -0.42],
      [0.02, -0.55],
    ],
    far_leg: [
      [-0.13, -0.24],
      [0.17, -0.27],
      [0.06, -0.03],
      [0.19, -0.012],
    ],
    barbell: { at: [-0.065, -0.515], radius: 0.165 },
  },
  press: {
    hip: [-0.01, -0.52],
    shoulder: [0.005, -0.83],
    head: [0.045, -0.975],
    nod: 6,
    arm: [
      [0, -0.83],
      [0.035, -1.01],
      [0.03, -1.18],
    ],
    leg: [
      [-0.01, -0.52],
      [-0.01, -0.27],
      [-0.05, -0.03],
      [0.07, -0.012],
    ],
    far_arm: [
      [0.03, -0.84],
      [0.05, -1],
      [0.045, -1.17],
    ],
    far_leg: [
      [0.02, -0.52],
      [0.05, -0.27],
      [0.06, -0.03],
      [0.18, -0.012],
    ],
    barbell: { at: [0.03, -1.19], radius: 0.18 },
  },
  lunge: {
    hip: [-0.01, -0.375],
    shoulder: [0.02, -0.68],
    head: [0.065, -0.82],
    nod: 6,
    arm: [
      [0.01, -0.67],
      [0, -0.5],
      [0.01, -0.34],
    ],
    leg: [
      [0, -0.36],
      [0.26, -0.3],
      [0.26, -0.03],
      [0.39, -0.012],
    ],
    far_arm: [
      [0.03, -0.66],
      [0.05, -0.5],
      [0.06, -0.34],
    ],
    far_leg: [
      [-0.02, -0.37],
      [-0.16, -0.1],
      [-0.4, -0.1],
      [-0.43, -0.015],
    ],
    bell: [0.01, -0.3],
  },
  run: {
    hip: [0, -0.49],
    shoulder: [0.08, -0.78],
    head: [0.165, -0.905],
    nod: 10,
    arm: [
      [0.07, -0.77],
      [-0.1, -0.68],
      [-0.13, -0.52],
    ],
    leg: [
      [0.01, -0.48],
      [0.25, -0.42],
      [0.17, -0.17],
      [0.29, -0.13],
    ],
    far_arm: [
      [0.09, -0.76],
      [0.2, -0.62],
      [0.32, -0.72],
    ],
    far_leg: [
      [0, -0.49],
      [-0.12, -0.28],
      [-0.36, -0.26],
      [-0.4, -0.16],
    ],
  },
  swing: {
    hip: [-0.07, -0.47],
    shoulder: [0.06, -0.74],
    head: [0.13, -0.87],
    nod: 6,
    arm: [
      [0.06, -0.73],
      [0.22, -0.68],
      [0.38, -0.62],
    ],
    leg: [
      [-0.07, -0.46],
      [0, -0.24],
      [-0.03, -0.03],
      [0.1, -0.012],
    ],
    far_arm: [
      [0.09, -0.7],
      [0.24, -0.66],
      [0.38, -0.63],
    ],
    far_leg: [
      [-0.05, -0.46],
      [0.05, -0.24],
      [0.06, -0.03],
      [0.18, -0.012],
    ],
    bell: [0.43, -0.6],
  },
  hang: {
    hip: [-0.03, -0.42],
    shoulder: [0, -0.72],
    head: [0.06, -0.86],
    nod: 6,
    arm: [
      [-0.01, -0.72],
      [0.03, -0.89],
      [0, -1.05],
    ],
    leg: [
      [-0.03, -0.42],
      [0.1, -0.23],
      [-0.08, -0.12],
      [-0.12, -0.02],
    ],
    far_arm: [
      [0.03, -0.74],
      [0.09, -0.9],
      [0.05, -1.05],
    ],
    far_leg: [
      [-0.02, -0.42],
      [0.14, -0.26],
      [-0.02, -0.12],
      [-0.06, -0.02],
    ],
    rod: -1.06,
  },
  warrior: {
    hip: [-0.03, -0.36],
    shoulder: [-0.03, -0.67],
    head: [0.01, -0.815],
    nod: 0,
    arm: [
      [-0.02, -0.67],
      [0.2, -0.675],
      [0.42, -0.68],
    ],
    leg: [
      [-0.01, -0.35],
      [0.26, -0.31],
      [0.27, -0.03],
      [0.4, -0.012],
    ],
    far_arm: [
      [-0.05, -0.67],
      [-0.26, -0.665],
      [-0.47, -0.66],
    ],
    far_leg: [
      [-0.06, -0.36],
      [-0.27, -0.2],
      [-0.47, -0.03],
      [-0.4, -0.012],
    ],
  },
  dog: {
    hip: [-0.08, -0.6],
    shoulder: [0.2, -0.33],
    head: [0.24, -0.2],
    nod: 140,
    arm: [
      [0.19, -0.32],
      [0.33, -0.17],
      [0.46, -0.03],
    ],
    leg: [
      [-0.09, -0.59],
      [-0.2, -0.31],
      [-0.33, -0.03],
      [-0.22, -0.012],
    ],
    far_arm: [
      [0.21, -0.33],
      [0.36, -0.18],
      [0.5, -0.03],
    ],
    far_leg: [
      [-0.07, -0.6],
      [-0.15, -0.31],
      [-0.26, -0.03],
      [-0.15, -0.012],
    ],
  },
  sit: {
    hip: [-0.08, -0.1],
    shoulder: [-0.06, -0.42],
    head: [-0.03, -0.565],
    nod: 2,
    arm: [
      [-0.06, -0.41],
      [0.02, -0.26],
      [0.17, -0.17],
    ],
    leg: [
      [-0.06, -0.1],
      [0.24, -0.12],
      [0.02, -0.045],
      [-0.08, -0.03],
    ],
    far_arm: [
      [-0.04, -0.41],
      [0.06, -0.27],
      [0.21, -0.19],
    ],
    far_leg: [
      [-0.06, -0.11],
      [0.27, -0.15],
      [0.12, -0.04],
      [0.2, -0.03],
    ],
  },
}
