import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import css from './consent.module.css'

interface Props {
  lines: readonly MessageDescriptor[]
  /** Whose text it is, where two are asked for beside each other. */
  name?: string
}

/** The text of a consent, unfolded where it is asked for: nothing that was typed is left for it. */
export function RuleLines({ lines, name }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const words = open ? t`내용 접기` : t`내용 보기`
  return (
    <>
      <button
        type="button"
        className={css.more}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name === undefined ? undefined : `${name} ${words}`}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      <Collapse id={id} open={open}>
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line.id}>{i18n._(line)}</li>
          ))}
        </ul>
      </Collapse>
    </>
  )
}
