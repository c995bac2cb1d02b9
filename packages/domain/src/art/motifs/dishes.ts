import type { Scene } from '../scene.ts'
import { circle, element, formatNumber, path } from '../svg.ts'

/** A round dish from above: its middle, the radius of its content, and the colours of the picture. */
type Dish = { readonly scene: Scene; readonly x: number; readonly y: number; readonly r: number }

/** Porridge or yoghurt with fruit, nuts and a swirl. */
export function drawOats(scene: Scene): string {
  return drawDish(scene, 'bowl', (dish) => {
    const { art } = scene.palette
    return [
      fillDish(dish, art[100]),
      ...[0.78, 0.62, 0.46].map((share) => ring(dish, share, art[200], 0.03)),
      ...slices(dish, { count: 5, radius: 0.17, from: -0.42, fill: art[400], inner: art[300] }),
      scatter(dish, { count: 9, size: 0.075, spread: 0.34, at: [0.34, 0.28], fills: [art[800], art[700]] }),
      scatter(dish, { count: 14, size: 0.028, spread: 0.3, at: [-0.28, 0.42], fills: [art[600], art[500]] }),
      leaf(dish, 0.12, 0.12, -30, art[700]),
    ]
  })
}

/** Leaves, tomatoes, cucumber. */
export function drawSalad(scene: Scene): string {
  return drawDish(scene, 'bowl', (dish) => {
    const { art } = scene.palette
    const { random } = scene
    const greens = Array.from({ length: 17 }, (_, i) => {
      const angle = i * 137.5
      const away = 0.72 * Math.sqrt((i + 0.5) / 17)
      const [dx, dy] = [away * Math.cos(radians(angle)), away * Math.sin(radians(angle))]
      return leaf(dish, dx, dy, angle + random() * 40, [art[700], art[600], art[800]][i % 3] ?? art[700], 1.5)
    })
    return [
      fillDish(dish, art[300]),
      ...greens,
      ...wheels(
        dish,
        [
          [-0.3, -0.3],
          [0.42, 0.1],
          [-0.12, 0.46],
        ],
        0.17,
        art[100],
        art[300],
      ),
      ...wheels(
        dish,
        [
          [0.2, -0.46],
          [-0.52, 0.16],
          [0.3, 0.5],
        ],
        0.13,
        art[500],
        art[400],
      ),
      scatter(dish, { count: 12, size: 0.035, spread: 0.6, at: [0, 0], fills: [art[50], art[200]] }),
    ]
  })
}

/** A smooth soup with cream, seeds and a leaf. */
export function drawSoup(scene: Scene): string {
  return drawDish(scene, 'bowl', (dish) => {
    const { art } = scene.palette
    const { x, y, r } = dish
    const turn = (scene.spec.seed * 37) % 360
    const swirl = `M${at(dish, -0.5, 0.05)}C${at(dish, -0.4, -0.6)} ${at(dish, 0.5, -0.5)} ${at(dish, 0.42, 0.02)}C${at(dish, 0.36, 0.42)} ${at(dish, -0.24, 0.38)} ${at(dish, -0.18, 0.02)}C${at(dish, -0.14, -0.2)} ${at(dish, 0.14, -0.18)} ${at(dish, 0.1, 0.02)}`
    return [
      fillDish(dish, art[500]),
      ring(dish, 0.9, art[400], 0.06),
      element(
        'g',
        { transform: `rotate(${turn} ${formatNumber(x)} ${formatNumber(y)})` },
        path(swirl, { fill: 'none', stroke: art[100], 'stroke-width': r * 0.09, 'stroke-linecap': 'round' }),
      ),
      scatter(dish, { count: 12, size: 0.035, spread: 0.3, at: [0.34, 0.42], fills: [art[800], art[700]] }),
      leaf(dish, -0.12, 0.1, -50, art[800], 1.1),
      leaf(dish, 0.02, 0.14, 20, art[700], 0.9),
    ]
  })
}

/** A plate with a fillet, grain and greens. */
export function drawPlate(scene: Scene): string {
  return drawDish(scene, 'plate', (dish) => {
    const { art } = scene.palette
    const { x, y, r } = dish
    const turn = ((scene.spec.seed * 53) % 60) - 30
    const fillet = `M${at(dish, -0.5, -0.12)}C${at(dish, -0.5, -0.5)} ${at(dish, 0.2, -0.62)} ${at(dish, 0.52, -0.34)}C${at(dish, 0.62, -0.1)} ${at(dish, 0.1, 0.1)} ${at(dish, -0.2, 0.1)}C${at(dish, -0.42, 0.1)} ${at(dish, -0.5, 0)} ${at(dish, -0.5, -0.12)}Z`
    const marks = [-0.3, -0.08, 0.14, 0.34].map((dx) =>
      path(`M${at(dish, dx, -0.44)}L${at(dish, dx - 0.1, 0)}`, {
        stroke: art[600],
        'stroke-width': r * 0.035,
        'stroke-linecap': 'round',
      }),
    )
    const inner = [
      scatter(dish, {
        count: 46,
        size: 0.045,
        spread: 0.3,
        at: [-0.28, 0.42],
        fills: [art[200], art[300], art[100]],
      }),
      path(fillet, { fill: art[400] }),
      ...marks,
      ...wheels(
        dish,
        [
          [0.2, 0.34],
          [0.46, 0.2],
        ],
        0.15,
        art[500],
        art[300],
      ),
      ...[
        [0.42, 0.46],
        [0.24, 0.58],
        [0.58, 0.38],
      ].map(([dx = 0, dy = 0], i) =>
        leaf(dish, dx, dy, 40 * i - 60, [art[700], art[800], art[600]][i] ?? art[700], 1.1),
      ),
    ]
    return [
      fillDish(dish, art[50]),
      ring(dish, 0.86, art[200], 0.014),
      element('g', { transform: `rotate(${turn} ${formatNumber(x)} ${formatNumber(y)})` }, inner.join('')),
    ]
  })
}

/** A nest of noodles or pasta with sauce and basil. */
export function drawPasta(scene: Scene): string {
  return drawDish(scene, 'plate', (dish) => {
    const { art } = scene.palette
    const { x, y, r } = dish
    const strands = Array.from({ length: 15 }, (_, i) => {
      const rx = r * (0.22 + 0.036 * i)
      return element('ellipse', {
        cx: x + r * 0.05 * Math.sin(i * 2.1),
        cy: y + r * 0.05 * Math.cos(i * 1.7),
        rx,
        ry: rx * (0.72 + 0.16 * Math.sin(i)),
        transform: `rotate(${i * 41} ${formatNumber(x)} ${formatNumber(y)})`,
        fill: 'none',
        stroke: i % 2 ? art[200] : art[300],
        'stroke-width': r * 0.035,
      })
    })
    return [
      fillDish(dish, art[50]),
      ring(dish, 0.9, art[200], 0.014),
      circle(x, y, r * 0.72, { fill: art[400], opacity: 0.5 }),
      ...strands,
      scatter(dish, { count: 9, size: 0.1, spread: 0.4, at: [0.02, 0], fills: [art[500], art[600]] }),
      leaf(dish, -0.02, -0.04, -20, art[800], 1.2),
      leaf(dish, 0.04, 0.04, 60, art[700], 1),
    ]
  })
}

/** A pan with eggs in a sauce. */
export function drawPan(scene: Scene): string {
  const dish = placeDish(scene)
  const { x, y, r } = dish
  const { palette } = scene
  const { art } = palette
  const egg = (dx: number, dy: number, size: number): string =>
    circle(x + dx * r, y + dy * r, size * r, { fill: art[50] }) +
    circle(x + (dx + 0.03) * r, y + (dy - 0.02) * r, size * r * 0.45, { fill: art[400] }) +
    circle(x + (dx - 0.01) * r, y + (dy - 0.06) * r, size * r * 0.1, { fill: art[100] })
  const handle = element('rect', {
    x: x - r * 0.11,
    y: y + r * 0.9,
    width: r * 0.22,
    height: scene.height,
    rx: r * 0.1,
    fill: palette.figure.near,
  })
  return [
    element('g', { transform: `rotate(${-38} ${formatNumber(x)} ${formatNumber(y)})` }, handle),
    circle(x + r * 0.05, y + r * 0.08, r * 1.16, { fill: palette.hills[2], opacity: 0.25 }),
    circle(x, y, r * 1.14, { fill: palette.figure.near }),
    circle(x, y, r * 1.06, { fill: 'none', stroke: art[700], 'stroke-width': r * 0.014 }),
    fillDish({ ...dish, r: r * 0.98 }, art[600]),
    ring(dish, 0.9, art[700], 0.05),
    scatter(dish, { count: 22, size: 0.06, spread: 0.8, at: [0, 0], fills: [art[500], art[700], art[400]] }),
    egg(-0.34, -0.24, 0.3),
    egg(0.36, -0.12, 0.27),
    egg(-0.02, 0.42, 0.29),
    leaf(dish, 0.06, -0.5, 20, art[800], 1),
    leaf(dish, -0.56, 0.26, -60, art[800], 0.9),
    leaf(dish, 0.5, 0.42, 80, art[800], 0.9),
  ].join('')
}

/** A plate of small round things: energy balls, falafel, biscuits. */
export function drawBites(scene: Scene): string {
  return drawDish(scene, 'plate', (dish) => {
    const { art } = scene.palette
    const { x, y, r } = dish
    const places = [
      [-0.36, -0.32],
      [0.1, -0.46],
      [0.46, -0.1],
      [-0.46, 0.16],
      [0, 0.02],
      [0.34, 0.38],
      [-0.12, 0.5],
    ]
    const balls = places.map(([dx = 0, dy = 0], i) => {
      const [cx, cy] = [x + dx * r, y + dy * r]
      const fill = [art[600], art[500], art[700]][i % 3] ?? art[600]
      const crumbs = Array.from({ length: 6 }, (_, k) =>
        circle(
          cx + r * 0.11 * Math.cos(k * 2.4 + i),
          cy + r * 0.11 * Math.sin(k * 2.4 + i) * (k % 2 ? 0.4 : 1),
          r * 0.018,
          {
            fill: art[200],
          },
        ),
      )
      return [
        circle(cx + r * 0.03, cy + r * 0.04, r * 0.2, { fill: art[300], opacity: 0.6 }),
        circle(cx, cy, r * 0.2, { fill }),
        ...crumbs,
      ].join('')
    })
    return [
      fillDish(dish, art[50]),
      ring(dish, 0.88, art[200], 0.014),
      ...balls,
      leaf(dish, 0.56, 0.52, -30, art[800], 1),
    ]
  })
}

function placeDish(scene: Scene): Dish {
  const { width, height, unit, spec, foot, zoom } = scene
  return { scene, x: spec.place === 'end' ? foot.x : width / 2, y: height / 2, r: unit * 0.34 * zoom }
}

/** Draws a bowl with a dark rim or a pale plate, its shadow, and what lies in it. */
function drawDish(scene: Scene, kind: 'bowl' | 'plate', draw: (dish: Dish) => readonly string[]): string {
  const dish = placeDish(scene)
  const { x, y, r } = dish
  const { palette, id } = scene
  const { art } = palette
  const pale = scene.tone === 'bone' ? { fill: art[300], line: art[400] } : { fill: art[100], line: art[300] }
  const rim = kind === 'bowl' ? { fill: palette.figure.near, line: art[600] } : pale
  const clip = `${id}d`
  return [
    circle(x + r * 0.06, y + r * 0.1, r * 1.2, { fill: palette.hills[2], opacity: 0.25 }),
    circle(x, y, r * 1.18, { fill: rim.fill }),
    circle(x, y, r * 1.1, { fill: 'none', stroke: rim.line, 'stroke-width': r * 0.014 }),
    element('clipPath', { id: clip }, circle(x, y, r, {})),
    element('g', { 'clip-path': `url(#${clip})` }, draw(dish).join('')),
  ].join('')
}

function fillDish({ x, y, r }: Dish, fill: string): string {
  return circle(x, y, r, { fill })
}

function ring({ x, y, r }: Dish, share: number, stroke: string, width: number): string {
  return circle(x, y, r * share, { fill: 'none', stroke, 'stroke-width': r * width })
}

function at({ x, y, r }: Dish, dx: number, dy: number): string {
  return `${formatNumber(x + dx * r)} ${formatNumber(y + dy * r)}`
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

type Scatter = {
  readonly count: number
  readonly size: number
  readonly spread: number
  readonly at: readonly [number, number]
  readonly fills: readonly string[]
}

/** Small round things around a place: a sunflower's pattern, so that they never lie in a heap. */
function scatter({ x, y, r, scene }: Dish, { count, size, spread, at: [dx, dy], fills }: Scatter): string {
  return Array.from({ length: count }, (_, i) => {
    const away = spread * Math.sqrt((i + 0.5) / count)
    const angle = i * 2.39996 + scene.spec.seed
    return circle(
      x + (dx + away * Math.cos(angle)) * r,
      y + (dy + away * Math.sin(angle)) * r,
      size * r * (0.8 + scene.random() * 0.4),
      { fill: fills[i % fills.length] },
    )
  }).join('')
}

/** A fan of fruit slices along the rim. */
function slices(
  { x, y, r }: Dish,
  {
    count,
    radius,
    from,
    fill,
    inner,
  }: { count: number; radius: number; from: number; fill: string; inner: string },
): string[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = radians(195 + i * 26)
    const [cx, cy] = [x + (0.12 + 0.62 * Math.cos(angle)) * r, y + (from + 0.42 + 0.62 * Math.sin(angle)) * r]
    return circle(cx, cy, radius * r, { fill }) + circle(cx, cy, radius * r * 0.72, { fill: inner })
  })
}

function wheels(
  { x, y, r }: Dish,
  places: ReadonlyArray<readonly [number, number]>,
  radius: number,
  rim: string,
  inner: string,
): string[] {
  return places.map(
    ([dx, dy]) =>
      circle(x + dx * r, y + dy * r, radius * r, { fill: rim }) +
      circle(x + dx * r, y + dy * r, radius * r * 0.74, { fill: inner }) +
      circle(x + dx * r, y + dy * r, radius * r * 0.2, { fill: rim }),
  )
}

/** A leaf from its stem, turned. */
function leaf(dish: Dish, dx: number, dy: number, degrees: number, fill: string, size = 1): string {
  const { x, y, r } = dish
  const s = r * 0.2 * size
  const [cx, cy] = [formatNumber(x + dx * r), formatNumber(y + dy * r)]
  const d = `M0 ${formatNumber(s)}C${formatNumber(-s)} ${formatNumber(s * 0.2)} ${formatNumber(-s * 0.7)} ${formatNumber(-s * 0.8)} 0 ${formatNumber(-s * 1.1)}C${formatNumber(s * 0.7)} ${formatNumber(-s * 0.8)} ${formatNumber(s)} ${formatNumber(s * 0.2)} 0 ${formatNumber(s)}Z`
  return element(
    'g',
    { transform: `translate(${cx} ${cy}) rotate(${formatNumber(degrees)})` },
    path(d, { fill }),
  )
}
