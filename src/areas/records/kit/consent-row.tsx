import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import css from './kit.module.css'

/** What saving agrees to, above the button that says so; the rule's own text unfolds. */
export function ConsentRow({ text }: { text: string | null }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={css.consent}>
      <p>{t`기록을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.`}</p>
      {text === null ? null : (
        <>
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? t`내용 접기` : t`내용 보기`}
          </button>
          <Collapse id={id} open={open}>
            <KoreanOnly isAgreement texts={[text]} />
            <p lang={koreanIn(text, i18n.locale)}>{text}</p>
          </Collapse>
        </>
      )}
    </div>
  )
}
