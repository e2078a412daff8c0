import css from './search.module.css'

/** A name with the part that was found set off. */
export function Marked({ text, mark }: { text: string; mark: { from: number; to: number } | null }) {
  if (!mark) return text
  return (
    <>
      {text.slice(0, mark.from)}
      <mark className={css.mark}>{text.slice(mark.from, mark.to)}</mark>
      {text.slice(mark.to)}
    </>
  )
}
