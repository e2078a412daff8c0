import { createElement } from 'react'
import type { ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { classNames } from '../base/class-names.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Logo } from '../mark/mark.tsx'
import { slot } from '../base/slot.ts'
import type { RenderElement } from '../base/slot.ts'
import css from './app-bar.module.css'

type Shared = {
  /** At most two icon buttons. */
  actions?: ReactNode
  /** The page under it is scrolled: the bar gets its own ground. */
  scrolled?: boolean
  className?: string
}

export type AppBarProps = Shared &
  (
    | {
        kind: 'back'
        title?: ReactNode
        titleAs?: 'h1' | 'p'
        /** Name of the back button, where it is not 뒤로. */
        backLabel?: string
        /** Without this and `backRender` there is no back button. */
        onBack?: () => void
        backRender?: RenderElement
      }
    | {
        kind: 'hub'
        /** A place or a name at the left; else the logo stands there. */
        title?: ReactNode
        titleAs?: 'h1' | 'p'
        logo?: { word: string; label?: string; render?: RenderElement }
      }
  )

/** The bar at the top: `hub` begins with logo or place, `back` with the way back and a small centred title. */
export function AppBar(props: AppBarProps) {
  const { kind, title, titleAs = 'h1', actions, scrolled, className } = props
  const { say } = useWidgetLanguage()
  const name = title ? createElement(titleAs, { className: css.title }, title) : null
  const bar = { className: classNames(css.bar, className), 'data-kind': kind, 'data-scrolled': scrolled || undefined }
  if (props.kind === 'hub') {
    const { logo } = props
    return (
      <header {...bar}>
        {name ??
          (logo ? (
            slot(logo.render, 'span', {
              className: css.logo,
              'aria-label': logo.label,
              children: <Logo word={logo.word} />,
            })
          ) : (
            <span />
          ))}
        <div className={css.end}>{actions}</div>
      </header>
    )
  }
  const { backLabel, onBack, backRender } = props
  return (
    <header {...bar}>
      <div>
        {(onBack || backRender) && (
          <IconButton
            label={backLabel ?? say(/*i18n*/ '뒤로')}
            icon={ChevronLeft}
            onClick={onBack}
            render={backRender}
          />
        )}
      </div>
      {name ?? <span />}
      <div className={css.end}>{actions}</div>
    </header>
  )
}
