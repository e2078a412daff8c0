import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { say } from '../say.ts'
import css from './board.module.css'

type Props = { title: string; titleAs?: 'h1' | 'p'; actions?: ReactNode }

/**
 * The bar of a page further in, at the place the app's own ScreenBar gives it: below the safe area, staying at the top.
 */
export function BoardBar({ title, titleAs, actions }: Props) {
  return (
    <div className={css.bar}>
      <AppBar
        kind="back"
        title={say(title)}
        titleAs={titleAs}
        backLabel={say('뒤로')}
        onBack={fn()}
        actions={actions}
      />
    </div>
  )
}
