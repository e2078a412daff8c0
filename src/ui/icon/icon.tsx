import type { ComponentType, SVGProps } from 'react'
import css from './icon.module.css'

/** Any icon of lucide-react, imported by its deep path: `import House from 'lucide-react/icons/house'`. */
export type LucideIcon = ComponentType<SVGProps<SVGSVGElement>>

type Props = {
  of: LucideIcon
  /** 24, 20 or 16 px at 100 % text. */
  size?: 'm' | 's' | 'xs'
  /** Selected: the same outline, its inside tinted 20 %. */
  on?: boolean
  /** Only when no word stands beside the icon; without it the icon is decoration. */
  label?: string
  className?: string
}

/** One icon of the 24 px stroke set; sizes follow the text. */
export function Icon({ of: Drawing, size = 'm', on, label, className }: Props) {
  return (
    <Drawing
      className={className ? `${css.icon} ${className}` : css.icon}
      data-size={size}
      data-on={on || undefined}
      aria-hidden={label ? undefined : true}
      role={label ? 'img' : undefined}
      aria-label={label}
    />
  )
}
