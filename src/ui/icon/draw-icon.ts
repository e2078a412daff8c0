import { createElement } from 'react'
import type { ReactElement, SVGProps } from 'react'

/** An icon as lucide's files hold it: its shapes as tag and attributes. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * Draws the icons of lucide-react; the build puts it in the place of lucide's own function of this shape
 * (scripts/lib/plain-icons.ts).
 */
export default function drawIcon({ node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        width: 24,
        height: 24,
        ...props,
      },
      shapes,
    )
}
