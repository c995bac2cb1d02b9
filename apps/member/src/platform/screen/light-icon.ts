import { createElement } from 'react'
import type { ReactNode, SVGProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * An icon of Lucide without what this app never asks of one: names as classes, a context, strokes that do not scale.
 * Builds put it in the place of the library's own component.
 *
 * @public
 */
export function createIcon({ node }: IconData): (props: IconProps) => ReactNode {
  return function Icon({ size = 24, ...props }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined ? true : undefined,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
