import { useEffect, type ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { followMotion } from './motion.ts'
import css from './frame.module.css'

export type Looks = {
  theme: 'light' | 'dark'
  language: 'ko' | 'en'
  text: '100' | '200'
  motion: 'device' | 'reduced'
}

/**
 * Puts the looks on the page. Before a story is drawn: a chart asks for the size of the text and for less motion when
 * it mounts.
 */
export function applyLooks({ theme, language, text, motion }: Looks): void {
  const root = document.documentElement
  root.lang = language
  root.dataset['theme'] = theme
  root.style.fontSize = text === '200' ? '200%' : ''
  followMotion(motion)
}

type Props = {
  story: string
  name: string
  /** Counts how often a test has asked for a story, so that each time it is drawn anew. */
  turn: string
  looks: Looks
  /** The story is a whole page, with its own `main` and `h1`. */
  page: boolean
  /** Not among others on a page of documentation. */
  alone: boolean
  children: ReactNode
}

/**
 * What stands around every story: the sign that it is drawn in the looks of the toolbar, and the landmarks that a page
 * would give a widget.
 */
export function Frame({ story, name, turn, looks, page, alone, children }: Props) {
  const { theme, language, text } = looks
  // The tests wait for it: React has drawn this story in these looks.
  useEffect(() => {
    document.documentElement.dataset['shown'] = [story, theme, language, text, turn].join(' ')
  }, [story, theme, language, text, turn])

  if (!alone) return <div className={css.widget}>{children}</div>
  if (page) return <div className={css.page}>{children}</div>
  return (
    <main className={css.widget} data-story="">
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {children}
    </main>
  )
}
