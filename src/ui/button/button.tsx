import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import css from './button.module.css'

export type ButtonKind = 'primary' | 'soft' | 'neutral' | 'danger' | 'danger-soft' | 'text'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  children: ReactNode
  kind?: ButtonKind
  /** 56, 48 or 36 px tall to the eye; never under 44 px to the thumb. */
  size?: 'l' | 'm' | 's'
  /** As wide as its container. */
  block?: boolean
  /** Work is under way: the width stays, presses are ignored, focus is kept. */
  busy?: boolean
  /** What a screen reader hears instead of the label while busy. */
  busyLabel?: string
  icon?: LucideIcon
  /** Draws the button's look on this element, for example a router link. */
  render?: RenderElement
  ref?: Ref<HTMLButtonElement>
}

export function Button(props: ButtonProps) {
  const {
    kind = 'primary',
    size = 'm',
    block,
    busy,
    busyLabel,
    icon,
    render,
    className,
    children,
    onClick,
    ...rest
  } = props
  // aria-disabled instead of disabled: a disabled button would drop the focus of the person who pressed it
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return slot(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    ...(onClick || busy ? { onClick: press } : {}),
    className: classNames(css.button, className),
    'data-kind': kind,
    'data-size': size,
    'data-block': block || undefined,
    ...(busy && { 'aria-busy': true, 'aria-disabled': true, ...(busyLabel && { 'aria-label': busyLabel }) }),
    children: (
      <>
        {icon && <Icon of={icon} size={size === 'l' ? 'm' : 's'} />}
        <span>{children}</span>
      </>
    ),
  })
}
