import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import css from './icon-button.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** The button's name; it has no visible words. */
  label: string
  icon: LucideIcon
  size?: 'm' | 's'
  /** Less present: for closing, for hearts that are off. */
  quiet?: boolean
  /** A heart: on fills it in persimmon. Sets aria-pressed. */
  favourite?: boolean
  /** Any other on/off button. Sets aria-pressed. */
  pressed?: boolean
  /** Something new waits; the label must say so too. */
  dot?: boolean
  render?: RenderElement
  ref?: Ref<HTMLButtonElement>
}

/**
 * A round button with an icon: always 44 px of touch. `disabled` takes the focus away from whoever pressed it: where a
 * press may be the last that does something (the end of a row, of a month), `aria-disabled` looks the same, keeps the
 * focus and does nothing.
 */
export function IconButton(props: Props) {
  const { label, icon, size, quiet, favourite, pressed, dot, render, className, onClick, ...rest } = props
  const off = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return slot(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    ...(onClick || off ? { onClick: press } : {}),
    'aria-label': label,
    'aria-pressed': favourite ?? pressed,
    className: classNames(css.button, className),
    'data-quiet': quiet || favourite === false || undefined,
    'data-favourite': favourite || undefined,
    children: (
      <>
        <Icon of={icon} size={size} />
        {dot && <span className={css.dot} />}
      </>
    ),
  })
}
