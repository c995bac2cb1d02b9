/** A joint in the figure's coordinates: the floor is y = 0, up is negative, a standing shoulder is at about -0.84. */
export type Joint = readonly [x: number, y: number]

/** Shoulder, elbow, hand. */
export type Arm = readonly [Joint, Joint, Joint]

/** Hip, knee, ankle, toe. */
export type Leg = readonly [Joint, Joint, Joint, Joint]

/** What is in the picture apart from the body. Positions are the figure's. */
export type Props = {
  /** The middle of a barbell, in the hands or on the shoulders, and the radius of its plates. */
  readonly barbell?: { readonly at: Joint; readonly radius: number }
  /** Grip of a kettlebell. */
  readonly bell?: Joint
  readonly far_bell?: Joint
  /** The middle of dumbbells, seen from their ends. */
  readonly dumbbells?: readonly Joint[]
  /** Height of a bar to hang from, across the picture. */
  readonly rod?: number
  /** A bar to hold, seen from its end, on a post of its own. */
  readonly stand?: Joint
  /** The top of a bench or box: its middle, and how long it is. */
  readonly bench?: { readonly at: Joint; readonly length: number }
  readonly box?: { readonly at: Joint; readonly length: number }
  /** The pulley of a cable that ends in the hand. */
  readonly pulley?: Joint
  readonly ball?: Joint
  /** A mat below the body, from one end to the other. */
  readonly mat?: readonly [from: number, to: number]
  readonly machine?: 'bike' | 'rower'
}

/** One moment of an exercise as joints, seen from the side. */
export type Body = Props & {
  readonly hip: Joint
  readonly shoulder: Joint
  readonly head: Joint
  /** Tilt of the head in degrees, forwards. */
  readonly nod: number
  readonly arm: Arm
  readonly leg: Leg
  readonly far_arm: Arm
  readonly far_leg: Leg
}

/** The two moments that alternate on the page of an exercise; covers show the first, which is the clearer one. */
export type Movement = readonly [first: Body, second: Body]

/** A body by its hips, its hands and its feet; elbows and knees follow from the lengths of the limbs. */
export type Sketch = Props & {
  readonly hip: Joint
  /** Of the back, in degrees from upright: 90 is face down with the head to the right, -90 on the back. */
  readonly lean: number
  /** Of the neck, likewise; that of the back where it is left out. */
  readonly neck?: number
  readonly nod?: number
  readonly hand: Joint
  readonly foot: Joint
  /** Direction of the toes in degrees: 0 forwards, 90 down. */
  readonly toe?: number
  readonly far_hand?: Joint
  readonly far_foot?: Joint
  readonly far_toe?: number
  /** Elbows that point the other way than an arm bends. */
  readonly elbow?: 'other'
  readonly far_elbow?: 'other'
  readonly knee?: 'other'
  readonly far_knee?: 'other'
}

const LENGTHS = {
  back: 0.31,
  neck: 0.148,
  upper_arm: 0.18,
  forearm: 0.178,
  thigh: 0.258,
  shin: 0.25,
  foot: 0.125,
}

/** How far the far hand and foot are from the near ones, so that both sides show. */
const FAR = { hand: [0.03, -0.006], foot: [0.07, 0] } as const

/** Computes the joints of a sketch. A hand or foot out of reach stays on the way to it. */
export function poseBody(sketch: Sketch): Body {
  const { hip, lean, neck = lean, nod = neck, hand, foot, toe = 0, far_toe = toe, ...rest } = sketch
  const { far_hand = add(hand, FAR.hand), far_foot = add(foot, FAR.foot) } = sketch
  const { elbow, far_elbow = elbow, knee, far_knee = knee, ...props } = rest
  const shoulder = add(hip, upwards(lean, LENGTHS.back))
  return {
    ...omitFar(props),
    hip,
    shoulder,
    head: add(shoulder, upwards(neck, LENGTHS.neck)),
    nod,
    arm: poseArm(shoulder, hand, elbow),
    far_arm: poseArm(add(shoulder, [0.02, 0]), far_hand, far_elbow),
    leg: poseLeg(hip, foot, toe, knee),
    far_leg: poseLeg(add(hip, [0.015, 0]), far_foot, far_toe, far_knee),
  }
}

function omitFar({ far_hand: _hand, far_foot: _foot, ...props }: Partial<Sketch>): Props {
  return props
}

function poseArm(shoulder: Joint, hand: Joint, elbow: 'other' | undefined): Arm {
  const [middle, end] = bendLimb(shoulder, hand, LENGTHS.upper_arm, LENGTHS.forearm, elbow ? 1 : -1)
  return [shoulder, middle, end]
}

function poseLeg(hip: Joint, foot: Joint, toe: number, knee: 'other' | undefined): Leg {
  const [middle, end] = bendLimb(hip, foot, LENGTHS.thigh, LENGTHS.shin, knee ? -1 : 1)
  const angle = (toe * Math.PI) / 180
  const forwards = LENGTHS.foot * Math.cos(angle)
  return [
    hip,
    middle,
    end,
    [end[0] + forwards, end[1] + LENGTHS.foot * Math.sin(angle) + 0.018 * Math.cos(angle)],
  ]
}

/** The joint between two bones that reach from one point towards another, and where they end. */
function bendLimb(from: Joint, to: Joint, upper: number, lower: number, side: 1 | -1): [Joint, Joint] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const wanted = Math.hypot(dx, dy) || 1e-6
  const length = Math.min(Math.max(wanted, Math.abs(upper - lower) + 0.01), upper + lower - 1e-4)
  const [ux, uy] = [dx / wanted, dy / wanted]
  const along = (upper * upper - lower * lower + length * length) / (2 * length)
  const across = side * Math.sqrt(Math.max(0, upper * upper - along * along))
  return [
    [from[0] + ux * along + uy * across, from[1] + uy * along - ux * across],
    [from[0] + ux * length, from[1] + uy * length],
  ]
}

function add([x, y]: Joint, [dx, dy]: Joint): Joint {
  return [x + dx, y + dy]
}

function upwards(degrees: number, length: number): Joint {
  const angle = (degrees * Math.PI) / 180
  return [length * Math.sin(angle), -length * Math.cos(angle)]
}
