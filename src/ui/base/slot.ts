import { cloneElement, createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * A React element a widget draws itself on: `<Button render={<Link to="/main" />}>`. Keeps src/ui free of any router.
 */
export type RenderElement = ReactElement

type SlotProps = { className?: string; children?: ReactNode; [attribute: string]: unknown }

/**
 * Draws `props` on the caller's element when there is one, else on `tag`. Class names are joined, other props of the
 * caller's element stay.
 */
export function slot(render: RenderElement | undefined, tag: string, props: SlotProps): ReactElement {
  if (!render) return createElement(tag, props)
  // React types the props of an arbitrary element as unknown; every element we draw on takes className and children
  const target = render as ReactElement<SlotProps>
  return cloneElement(target, { ...props, className: classNames(props.className, target.props.className) })
}
