/** Attributes of an element; numbers are written with two decimals, `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number as SVG text, without trailing zeros. */
export function formatNumber(value: number, decimals = 2): string {
  const text = value.toFixed(decimals)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}

/** Formats one element. Values are only our own numbers and colours, so nothing needs escaping. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? formatNumber(value) : value}"`)
    .join('')
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`
}

/** A circle. */
export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return element('circle', { cx, cy, r, ...attributes })
}

/** A path. */
export function path(d: string, attributes: Attributes): string {
  return element('path', { d, ...attributes })
}

/** The straight lines through some points. */
export function polyline(points: ReadonlyArray<readonly [number, number]>): string {
  return `M${points.map(([x, y]) => `${formatNumber(x, 1)} ${formatNumber(y, 1)}`).join('L')}`
}
