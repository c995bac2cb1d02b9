import { poseBody, type Movement, type Sketch } from '../skeleton.ts'
import { CLASSIC } from './classic.ts'

const STANDING = { hip: [-0.01, -0.535], lean: 2, neck: 4, foot: [-0.05, -0.03] } as const
const BENCH = { at: [-0.12, -0.3], length: 0.66 } as const
const LYING = {
  hip: [0.1, -0.4],
  lean: -90,
  neck: -90,
  nod: -86,
  foot: [0.36, -0.03],
  far_foot: [0.41, -0.03],
  bench: BENCH,
} as const satisfies Partial<Sketch>
const BENT = { hip: [-0.17, -0.46], lean: 62, neck: 48, foot: [-0.06, -0.03] } as const
const SEATED = {
  hip: [-0.06, -0.36],
  foot: [0.18, -0.03],
  far_foot: [0.24, -0.03],
  box: { at: [-0.1, -0.27], length: 0.32 },
} as const

/** Pushes, pulls and what the arms do. */
export const UPPER_MOVEMENTS = {
  press: [
    CLASSIC.press,
    poseBody({
      ...STANDING,
      lean: 0,
      hand: [0.1, -0.86],
      far_hand: [0.12, -0.86],
      barbell: { at: [0.11, -0.87], radius: 0.18 },
    }),
  ],
  bench: [
    poseBody({
      ...LYING,
      hand: [-0.19, -0.75],
      far_hand: [-0.16, -0.75],
      barbell: { at: [-0.19, -0.765], radius: 0.15 },
    }),
    poseBody({
      ...LYING,
      hand: [-0.15, -0.53],
      far_hand: [-0.12, -0.53],
      elbow: 'other',
      barbell: { at: [-0.15, -0.545], radius: 0.15 },
    }),
  ],
  pushup: [
    poseBody({
      hip: [-0.07, -0.268],
      lean: 70.7,
      hand: [0.222, -0.03],
      far_hand: [0.275, -0.03],
      foot: [-0.55, -0.1],
      far_foot: [-0.53, -0.1],
      toe: 48,
    }),
    poseBody({
      hip: [-0.044, -0.135],
      lean: 86.5,
      neck: 80,
      hand: [0.222, -0.03],
      far_hand: [0.275, -0.03],
      elbow: 'other',
      foot: [-0.55, -0.1],
      far_foot: [-0.53, -0.1],
      toe: 48,
    }),
  ],
  dip: [
    poseBody({
      hip: [-0.06, -0.62],
      lean: 8,
      neck: 8,
      hand: [0.02, -0.6],
      far_hand: [0.05, -0.6],
      foot: [-0.22, -0.2],
      far_foot: [-0.18, -0.18],
      toe: 50,
      stand: [0.03, -0.585],
    }),
    poseBody({
      hip: [-0.1, -0.44],
      lean: 24,
      neck: 14,
      hand: [0.03, -0.6],
      far_hand: [0.06, -0.6],
      foot: [-0.3, -0.15],
      far_foot: [-0.26, -0.13],
      toe: 50,
      stand: [0.03, -0.585],
    }),
  ],
  hang: [
    poseBody({
      hip: [-0.06, -0.7],
      lean: 4,
      neck: 8,
      hand: [0.05, -1.13],
      far_hand: [0.1, -1.13],
      foot: [-0.2, -0.28],
      far_foot: [-0.15, -0.26],
      toe: 62,
      rod: -1.14,
    }),
    poseBody({
      hip: [0, -0.47],
      lean: 2,
      neck: 6,
      hand: [0.02, -1.13],
      far_hand: [0.07, -1.13],
      foot: [-0.2, -0.14],
      far_foot: [-0.15, -0.12],
      toe: 62,
      rod: -1.14,
    }),
  ],
  pulldown: [
    poseBody({
      ...SEATED,
      lean: -8,
      neck: -4,
      hand: [0.08, -0.63],
      far_hand: [0.11, -0.63],
      pulley: [0.13, -1.16],
    }),
    poseBody({
      ...SEATED,
      lean: 0,
      neck: -6,
      hand: [0.09, -1],
      far_hand: [0.12, -1],
      pulley: [0.13, -1.16],
    }),
  ],
  row: [
    poseBody({
      ...BENT,
      hand: [-0.01, -0.42],
      far_hand: [0.03, -0.42],
      barbell: { at: [0, -0.405], radius: 0.15 },
    }),
    poseBody({
      ...BENT,
      hand: [0.11, -0.27],
      far_hand: [0.14, -0.27],
      barbell: { at: [0.115, -0.255], radius: 0.15 },
    }),
  ],
  dumbbellrow: [
    poseBody({
      ...BENT,
      hand: [-0.03, -0.42],
      far_hand: [0.15, -0.26],
      dumbbells: [
        [-0.03, -0.4],
        [0.16, -0.24],
      ],
    }),
    poseBody({
      ...BENT,
      hand: [0.1, -0.26],
      far_hand: [0.15, -0.26],
      dumbbells: [
        [0.105, -0.24],
        [0.16, -0.24],
      ],
    }),
  ],
  inverted: [
    poseBody({
      hip: [0.08, -0.326],
      lean: -55.8,
      neck: -50,
      hand: [-0.22, -0.6],
      far_hand: [-0.18, -0.6],
      foot: [0.5, -0.04],
      far_foot: [0.52, -0.04],
      toe: -80,
      rod: -0.61,
    }),
    poseBody({
      hip: [0.009, -0.17],
      lean: -75,
      neck: -72,
      hand: [-0.24, -0.6],
      far_hand: [-0.2, -0.6],
      foot: [0.5, -0.04],
      far_foot: [0.52, -0.04],
      toe: -80,
      rod: -0.61,
    }),
  ],
  curl: [
    poseBody({
      ...STANDING,
      hand: [0.14, -0.78],
      far_hand: [0.17, -0.77],
      dumbbells: [
        [0.15, -0.8],
        [0.18, -0.79],
      ],
    }),
    poseBody({
      ...STANDING,
      hand: [0.06, -0.5],
      far_hand: [0.1, -0.5],
      dumbbells: [
        [0.065, -0.48],
        [0.105, -0.48],
      ],
    }),
  ],
  pushdown: [
    poseBody({
      ...STANDING,
      hip: [-0.05, -0.53],
      lean: 10,
      neck: 8,
      hand: [0.08, -0.5],
      far_hand: [0.11, -0.5],
      pulley: [0.2, -1.16],
    }),
    poseBody({
      ...STANDING,
      hip: [-0.05, -0.53],
      lean: 10,
      neck: 8,
      hand: [0.16, -0.73],
      far_hand: [0.19, -0.73],
      pulley: [0.2, -1.16],
    }),
  ],
  triceps: [
    poseBody({
      ...STANDING,
      lean: 0,
      hand: [0.04, -1.19],
      far_hand: [0.07, -1.19],
      dumbbells: [[0.055, -1.21]],
    }),
    poseBody({
      ...STANDING,
      lean: 0,
      hand: [-0.11, -0.94],
      far_hand: [-0.08, -0.94],
      dumbbells: [[-0.12, -0.925]],
    }),
  ],
  raise: [
    poseBody({
      hip: [0, -0.535],
      lean: 0,
      hand: [-0.35, -0.87],
      far_hand: [0.37, -0.87],
      foot: [-0.08, -0.03],
      toe: 172,
      far_foot: [0.08, -0.03],
      far_toe: 8,
      dumbbells: [
        [-0.365, -0.87],
        [0.385, -0.87],
      ],
    }),
    poseBody({
      hip: [0, -0.535],
      lean: 0,
      hand: [-0.15, -0.5],
      far_hand: [0.17, -0.5],
      far_elbow: 'other',
      foot: [-0.08, -0.03],
      toe: 172,
      far_foot: [0.08, -0.03],
      far_toe: 8,
      dumbbells: [
        [-0.15, -0.48],
        [0.17, -0.48],
      ],
    }),
  ],
  frontraise: [
    poseBody({ ...STANDING, hand: [0.36, -0.87], far_hand: [0.38, -0.86], dumbbells: [[0.38, -0.87]] }),
    poseBody({ ...STANDING, hand: [0.06, -0.5], far_hand: [0.1, -0.5], dumbbells: [[0.065, -0.48]] }),
  ],
} as const satisfies Readonly<Record<string, Movement>>
