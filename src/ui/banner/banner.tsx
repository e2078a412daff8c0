import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './banner.module.css'

type Props = {
  /** Name of the region: "알림". */
  label: string
  icon: LucideIcon
  title: ReactNode
  text?: ReactNode
  /** Where it leads: the link that its words are. */
  render?: RenderElement
  /** Name of the close button, where it is not 닫기. */
  closeLabel?: string
  /** Without it there is no close button. */
  onClose?: () => void
}

/** One quiet banner, last on a hub. */
export function Banner({ label, icon, title, text, render, closeLabel, onClose }: Props) {
  const { say } = useWidgetLanguage()
  return (
    <aside className={css.banner} aria-label={label}>
      <span className={css.icon}>
        <Icon of={icon} on />
      </span>
      {slot(render, 'div', {
        className: css.words,
        children: (
          <>
            <b>{title}</b>
            {text && <span>{text}</span>}
          </>
        ),
      })}
      {onClose && <IconButton label={closeLabel ?? say(/*i18n*/ '닫기')} icon={X} quiet onClick={onClose} />}
    </aside>
  )
}
