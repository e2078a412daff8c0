import { classNames } from '../base/class-names.ts'
import { moveCodes, moveWords, type MoveDrawing } from './move-words.ts'
import css from './move-pictogram.module.css'
import sprite from './moves.svg?no-inline'

const words = Object.entries(moveWords)
  // Object.entries forgets that the keys are a closed union.
  .flatMap(([drawing, all]) => all.split(' ').map((word) => ({ drawing: drawing as MoveDrawing, word })))
  .filter(({ word }) => word !== '')
  .sort((one, other) => other.word.length - one.word.length)

const isDrawing = (text: string): text is MoveDrawing => text in moveWords

/** The drawing of a move: the one that the server names, else told from the move's name in either language. */
export function moveFor(name: string, code: string | null = null): MoveDrawing {
  const named = code === null ? '' : (moveCodes[code] ?? code.toLowerCase())
  if (isDrawing(named)) return named
  const bare = name.toLowerCase().replace(/\s/g, '')
  return words.find(({ word }) => bare.includes(word))?.drawing ?? 'stand'
}

type Props = {
  /** The move's name. */
  name: string
  /** The server's word for its drawing: `SQUAT`. */
  code?: string | null
  /** Only where the name does not stand beside it; without it the drawing is decoration. */
  label?: string
  className?: string
}

/** Somebody in the middle of a move, in the colour of the text. As large as its place. */
export function MovePictogram({ name, code, label, className }: Props) {
  return (
    <svg
      className={classNames(css.move, className)}
      viewBox="0 0 200 200"
      aria-hidden={label ? undefined : true}
      role={label ? 'img' : undefined}
      aria-label={label}
    >
      <use href={`${sprite}#m-${moveFor(name, code)}`} />
    </svg>
  )
}

/** A move on its tile, 48 px, to lead a row. */
export function MoveTile({ name, code }: Pick<Props, 'name' | 'code'>) {
  return (
    <span className={css.tile}>
      <MovePictogram name={name} code={code ?? null} />
    </span>
  )
}
