import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import css from './consent.module.css'
import { keepingLines } from './keeping-words.ts'

/** The text of the consent, unfolded where it is asked for: nothing that was typed is left for it. */
export function KeepingLines() {
  const { t, i18n } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? t`내용 접기` : t`내용 보기`}
      </button>
      <Collapse id={id} open={open}>
        <ul className={css.lines}>
          {keepingLines.map((line) => (
            <li key={line.id}>{i18n._(line)}</li>
          ))}
        </ul>
      </Collapse>
    </>
  )
}
