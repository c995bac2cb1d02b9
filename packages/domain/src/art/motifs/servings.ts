import { drawRings } from '../disc.ts'
import { drawHalo } from '../landscape.ts'
import type { Scene } from '../scene.ts'
import { circle, element, formatNumber, path } from '../svg.ts'

type Spot = { readonly x: number; readonly y: number; readonly s: number }

/** A glass of something blended, with a straw and a slice on its rim. */
export function drawSmoothie(scene: Scene): string {
  const { palette, unit, width, height, spec, foot, id } = scene
  const { art } = palette
  const spot = { x: spec.place === 'end' ? foot.x : width / 2, y: height * 0.5, s: unit * 0.36 }
  const table = spot.y + spot.s * 0.96
  const glass = `M${at(spot, -0.46, -0.72)}L${at(spot, -0.34, 0.82)}Q${at(spot, -0.33, 0.96)} ${at(spot, -0.2, 0.96)}H${formatNumber(spot.x + 0.2 * spot.s)}Q${at(spot, 0.33, 0.96)} ${at(spot, 0.34, 0.82)}L${at(spot, 0.46, -0.72)}Z`
  const clip = `${id}g`
  const layers = [art[400], art[500], art[600]].map((fill, i) => {
    const top = -0.48 + i * 0.46
    return path(
      `M${at(spot, -0.6, top)}q${formatNumber(spot.s * 0.3)} ${formatNumber(-spot.s * 0.12)} ${formatNumber(spot.s * 0.6)} 0t${formatNumber(spot.s * 0.6)} 0V${formatNumber(table)}H${formatNumber(spot.x - spot.s * 0.6)}Z`,
      { fill },
    )
  })
  const bubbles = Array.from({ length: 9 }, (_, i) =>
    circle(
      spot.x + (scene.random() - 0.5) * spot.s * 0.6,
      spot.y + (-0.3 + 0.13 * i) * spot.s,
      spot.s * (0.02 + 0.02 * scene.random()),
      { fill: art[200], opacity: 0.8 },
    ),
  )
  return [
    drawHalo(scene, 2.2),
    circle(spot.x, spot.y, spot.s * 1.02, { fill: palette.sun.base }),
    drawRings(spot.x, spot.y, unit, palette.line, spot.s, {
      count: 4,
      first: 1.02,
      step: 0.13,
      opacity: 0.26,
      fade: 0.05,
    }),
    element('rect', { y: table, width, height: height - table, fill: palette.ground }),
    path(`M${at(spot, 0.02, 0.5)}L${at(spot, 0.34, -1.12)}`, {
      stroke: palette.figure.near,
      'stroke-width': spot.s * 0.07,
      'stroke-linecap': 'round',
    }),
    path(glass, { fill: art[50], opacity: 0.92 }),
    element('clipPath', { id: clip }, path(glass, {})),
    element('g', { 'clip-path': `url(#${clip})` }, layers.join('') + bubbles.join('')),
    slice(spot, art[300], art[100], art[500]),
    path(`M${at(spot, -0.31, -0.3)}L${at(spot, -0.24, 0.6)}`, {
      stroke: art[50],
      'stroke-width': spot.s * 0.04,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  ].join('')
}

function slice(spot: Spot, rim: string, flesh: string, line: string): string {
  const [x, y, r] = [spot.x - 0.42 * spot.s, spot.y - 0.74 * spot.s, spot.s * 0.26]
  const rays = Array.from({ length: 4 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.2
    const [dx, dy] = [r * 0.7 * Math.cos(angle), r * 0.7 * Math.sin(angle)]
    return path(
      `M${formatNumber(x - dx)} ${formatNumber(y - dy)}L${formatNumber(x + dx)} ${formatNumber(y + dy)}`,
      {
        stroke: line,
        'stroke-width': r * 0.06,
      },
    )
  })
  return circle(x, y, r, { fill: rim }) + circle(x, y, r * 0.8, { fill: flesh }) + rays.join('')
}

/** A slice of bread from above, with avocado, an egg and seeds. */
export function drawToast(scene: Scene): string {
  const { palette, unit, width, height, spec, foot, zoom } = scene
  const { art } = palette
  const spot = { x: spec.place === 'end' ? foot.x : width / 2, y: height / 2, s: unit * 0.36 * zoom }
  const { x, y, s } = spot
  const bread = (k: number): string =>
    `M${at(spot, -0.62 * k, 0.8 * k)}Q${at(spot, -0.78 * k, 0.8 * k)} ${at(spot, -0.76 * k, 0.6 * k)}L${at(spot, -0.7 * k, -0.12 * k)}C${at(spot, -1.02 * k, -0.4 * k)} ${at(spot, -0.72 * k, -0.86 * k)} ${at(spot, 0, -0.86 * k)}C${at(spot, 0.72 * k, -0.86 * k)} ${at(spot, 1.02 * k, -0.4 * k)} ${at(spot, 0.7 * k, -0.12 * k)}L${at(spot, 0.76 * k, 0.6 * k)}Q${at(spot, 0.78 * k, 0.8 * k)} ${at(spot, 0.62 * k, 0.8 * k)}Z`
  const seeds = Array.from({ length: 16 }, (_, i) => {
    const angle = i * 2.39996 + spec.seed
    const away = 0.6 * Math.sqrt((i + 0.5) / 16)
    return circle(x + away * Math.cos(angle) * s, y + away * Math.sin(angle) * s, s * 0.026, {
      fill: i % 2 ? art[900] : art[100],
    })
  })
  const turn = ((spec.seed * 29) % 24) - 12
  const bite = [
    path(bread(1), { fill: art[700] }),
    path(bread(0.91), { fill: art[200] }),
    path(bread(0.76), { fill: art[400] }),
    ...[-0.3, -0.02, 0.26].map((dy) =>
      path(`M${at(spot, -0.5, dy)}Q${at(spot, 0, dy - 0.2)} ${at(spot, 0.5, dy)}`, {
        fill: 'none',
        stroke: art[300],
        'stroke-width': s * 0.05,
        'stroke-linecap': 'round',
      }),
    ),
    circle(x + s * 0.08, y + s * 0.16, s * 0.4, { fill: art[50] }),
    circle(x + s * 0.12, y + s * 0.14, s * 0.18, { fill: art[500] }),
    circle(x + s * 0.07, y + s * 0.09, s * 0.045, { fill: art[200] }),
    ...seeds,
  ]
  return [
    circle(x + s * 0.05, y + s * 0.08, s * 1.16, { fill: palette.hills[2], opacity: 0.25 }),
    circle(x, y, s * 1.14, { fill: scene.tone === 'bone' ? art[300] : art[50] }),
    circle(x, y, s * 1.04, { fill: 'none', stroke: art[200], 'stroke-width': s * 0.016 }),
    element('g', { transform: `rotate(${turn} ${formatNumber(x)} ${formatNumber(y)})` }, bite.join('')),
  ].join('')
}

/** Three pancakes on a plate, with berries and a spoon of yoghurt. */
export function drawPancakes(scene: Scene): string {
  const { palette, unit, width, height, spec, foot, zoom } = scene
  const { art } = palette
  const spot = { x: spec.place === 'end' ? foot.x : width / 2, y: height / 2, s: unit * 0.36 * zoom }
  const { x, y, s } = spot
  const turn = (spec.seed * 41) % 360
  const cakes = [
    [-0.26, -0.22],
    [0.3, -0.12],
    [-0.04, 0.26],
  ].map(([dx = 0, dy = 0]) =>
    [
      circle(x + (dx + 0.03) * s, y + (dy + 0.05) * s, s * 0.5, { fill: art[300], opacity: 0.7 }),
      circle(x + dx * s, y + dy * s, s * 0.5, { fill: art[300] }),
      circle(x + dx * s, y + dy * s, s * 0.44, { fill: art[500] }),
      circle(x + (dx - 0.05) * s, y + (dy - 0.05) * s, s * 0.33, { fill: art[400], opacity: 0.6 }),
    ].join(''),
  )
  const berries = [
    [0.12, 0.02, 0.085],
    [0.28, 0.12, 0.07],
    [0.16, 0.2, 0.08],
    [-0.34, 0.3, 0.07],
  ].map(([dx = 0, dy = 0, r = 0], i) =>
    circle(x + dx * s, y + dy * s, r * s, { fill: i % 2 ? art[700] : art[800] }),
  )
  const spoonful = path(
    `M${at(spot, -0.28, 0)}C${at(spot, -0.3, -0.2)} ${at(spot, 0.06, -0.24)} ${at(spot, 0.08, -0.04)}C${at(spot, 0.1, 0.14)} ${at(spot, -0.24, 0.2)} ${at(spot, -0.28, 0)}Z`,
    { fill: art[50] },
  )
  const rim = scene.tone === 'bone' ? art[300] : art[50]
  return [
    circle(x + s * 0.05, y + s * 0.08, s * 1.16, { fill: palette.hills[2], opacity: 0.25 }),
    circle(x, y, s * 1.14, { fill: rim }),
    circle(x, y, s * 0.96, { fill: art[50] }),
    circle(x, y, s * 1.04, { fill: 'none', stroke: art[200], 'stroke-width': s * 0.016 }),
    element(
      'g',
      { transform: `rotate(${turn} ${formatNumber(x)} ${formatNumber(y)})` },
      [...cakes, spoonful, ...berries].join(''),
    ),
  ].join('')
}

function at({ x, y, s }: Spot, dx: number, dy: number): string {
  return `${formatNumber(x + dx * s)} ${formatNumber(y + dy * s)}`
}
