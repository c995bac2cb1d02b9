import type { Scene } from './scene.ts'
import { circle, path, polyline } from './svg.ts'

type Points = ReadonlyArray<readonly [number, number]>

const SAMPLES = 40
const CONTOURS = 5

/** A wavy line across the picture: three summed sines. */
export function ridgeLine(random: () => number, width: number, y: number, amplitude: number): Points {
  const phases = [random() * 6, random() * 6, random() * 6] as const
  const waves = [(0.8 + random() * 0.6) * 0.6, (1.7 + random() * 0.9) * 0.6, (3.1 + random()) * 0.6] as const
  const sine = (share: number, i: 0 | 1 | 2): number => Math.sin(share * 2 * Math.PI * waves[i] + phases[i])
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const share = i / SAMPLES
    const wave = sine(share, 0) * 0.62 + sine(share, 1) * 0.28 + sine(share, 2) * 0.1
    return [share * width, y + amplitude * wave] as const
  })
}

/** Draws the area below a line. */
export function areaBelow(points: Points, scene: Scene, fill: string, opacity?: number): string {
  return path(`${polyline(points)}V${scene.height}H0Z`, { fill, opacity })
}

/** Draws one ridge followed by contour lines with growing distance and falling opacity. */
export function drawRidge(scene: Scene, y: number, amplitude: number, fill: string, index: number): string {
  const { height, width, unit, palette } = scene
  const points = ridgeLine(scene.random, width, y, amplitude)
  let markup = areaBelow(points, scene, fill)
  for (let line = 1; line <= CONTOURS; line++) {
    const dropped = points.map(([x, top]): readonly [number, number] => {
      const growing = line * line * height * 0.0028 * (1 + 0.5 * Math.sin((x / width) * 5 + index))
      return [x, top + line * height * 0.016 + growing]
    })
    markup += path(polyline(dropped), {
      fill: 'none',
      stroke: palette.line,
      'stroke-opacity': 0.3 - 0.045 * line,
      'stroke-width': unit * 0.0032,
    })
  }
  return markup
}

/** Draws ridges from a height (a share of the picture) down to its foot, one string for each. */
export function drawRidges(scene: Scene, from: number, count: number, hills = scene.palette.hills): string[] {
  return Array.from({ length: count }, (_, i) => {
    const y = scene.height * (from + (1 - from) * (i / count))
    const fill = hills[Math.min(i, hills.length - 1)] ?? hills[0]
    return drawRidge(scene, y, scene.height * 0.05 * (1 - i * 0.12), fill, i)
  })
}

/** The glow around the sun; its gradient is part of the cover's definitions. */
export function drawHalo(scene: Scene, spread: number): string {
  return circle(scene.sun.x, scene.sun.y, scene.sun.r * spread, { fill: `url(#${scene.id}h)` })
}

/** Draws the ground below the feet. */
export function drawGround(scene: Scene, y: number): string {
  return path(`M0 ${y.toFixed(1)}H${scene.width}V${scene.height}H0Z`, { fill: scene.palette.ground })
}
