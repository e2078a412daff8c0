import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import type { Challenge } from '../challenge.ts'
import { termsQuery, useAgreeToChallengeTerms } from './join.queries.ts'
import { SeesCard } from './sees-card.tsx'
import { toTerm } from './term.ts'
import css from './join.module.css'

type TermAnswer = { termsSeq: number; agreeYn: 'Y' | 'N' }

interface Props {
  challenge: Challenge
  /** Who was asked to a team answers by a call of their own [CHA-08]. */
  asked?: { isPending: boolean; send: (termsList: TermAnswer[]) => void }
}

/** Who sees what, then the terms in the operator's words: nothing is ticked but by the reader. */
export function TermsStep({ challenge, asked }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { code, name, kind, start, end } = challenge
  const terms = useSuspenseQuery(termsQuery(code)).data.map((row) => toTerm(row, i18n.locale))
  const [agreed, setAgreed] = useState<readonly number[]>([])
  const agree = useAgreeToChallengeTerms()
  const range = useRange()
  const isReady = terms.every(({ isRequired, termsSeq }) => !isRequired || agreed.includes(termsSeq))
  const turn = (seqs: readonly number[], on: boolean) =>
    setAgreed((before) => (on ? [...new Set([...before, ...seqs])] : before.filter((seq) => !seqs.includes(seq))))
  const go = () => {
    const termsList = terms.map(({ termsSeq }): TermAnswer => ({
      termsSeq,
      agreeYn: agreed.includes(termsSeq) ? 'Y' : 'N',
    }))
    if (asked !== undefined) return asked.send(termsList)
    agree.send({ body: { chalnCode: code, termsList } }, () => {
      void navigate({
        to: '/challenge/ChallengeDetail',
        search: { chalnCode: code, view: 'join', step: 'phone' },
        replace: true,
      })
    })
  }
  return (
    <FlowPage
      bar={<ScreenBar title="" titleAs="p" />}
      title={t`누가 무엇을 보는지\n먼저 알려 드릴게요`}
      help={`${name} · ${range(start, end)}`}
      action={
        <Button
          size="l"
          block
          busy={agree.isPending || asked?.isPending === true}
          disabled={!isReady}
          onClick={go}
        >{t`동의하고 계속하기`}</Button>
      }
    >
      <div className={css.cards}>
        <SeesCard kind={kind} />
        <KoreanOnly isAgreement texts={terms.flatMap(({ title, contents }) => [title.text, contents.text])} />
        <Card>
          <Checkbox
            label={t`모두 동의해요`}
            checked={terms.every(({ termsSeq }) => agreed.includes(termsSeq))}
            onChange={(on) =>
              turn(
                terms.map(({ termsSeq }) => termsSeq),
                on,
              )
            }
          />
          <ul className={css.terms}>
            {terms.map(({ termsSeq, title, contents, isRequired }) => (
              <li key={termsSeq}>
                <Checkbox
                  bare
                  checked={agreed.includes(termsSeq)}
                  onChange={(on) => turn([termsSeq], on)}
                  label={
                    <span className={css.term}>
                      <span>
                        <b lang={title.lang}>{title.text}</b>{' '}
                        <i data-required={isRequired || undefined}>{isRequired ? t`필수` : t`선택`}</i>
                      </span>
                      <small lang={contents.lang}>{contents.text}</small>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
          <p
            className={css.free}
          >{t`동의하지 않아도 돼요. 다만 필수에 동의하지 않으면 이 챌린지에 참여할 수 없어요.`}</p>
        </Card>
      </div>
    </FlowPage>
  )
}
