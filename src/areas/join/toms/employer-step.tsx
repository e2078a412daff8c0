import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useSettled } from '#src/app/use-settled.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { usePartnerWays } from '#src/domain/identity/partner-ways.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { cutTo, lengthOf } from '#src/lib/letters.ts'
import { composed } from '#src/lib/typed.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { joinFlow } from '../flow/join-flow.ts'
import { employersQuery } from './toms.queries.ts'
import css from './toms.module.css'

/** One letter would list half of them. */
const FEWEST_TYPED = 2

/** Which employer: from two letters on. */
export function EmployerStep({ bar, onChoose }: { bar: ReactNode; onChoose(employer: Schemas['TomsEntps']): void }) {
  const { t } = useLingui()
  const canVerify = usePartnerWays()('PASS')
  const [typed, setTyped] = useState('')
  const part = useSettled(cutTo(composed(typed.trim()), MOST_LETTERS.findEmployer))
  const isEnough = lengthOf(part) >= FEWEST_TYPED
  const { data, isError } = useQuery({ ...employersQuery(part), enabled: isEnough, placeholderData: keepPreviousData })
  return (
    <FlowPage bar={bar} title={t`어느 회사에서 일하시나요?`} help={t`회사 이름을 두 글자 이상 적어 주세요.`}>
      <div className={css.form}>
        {/* Whoever is found could not go on: said before anything is typed. */}
        {canVerify ? null : (
          <Notice kind="caution">{t`지금은 본인 확인을 할 수 없어 가입할 수 없어요. 나중에 다시 와 주세요.`}</Notice>
        )}
        <TextField
          type="search"
          label={t`회사 이름`}
          limit={MOST_LETTERS.findEmployer}
          value={typed}
          onChange={setTyped}
          clearLabel
          autoComplete="organization"
        />
        {isError ? (
          <p className={css.line} role="alert">{t`회사를 찾지 못했어요. 조금 뒤에 다시 시도해 주세요.`}</p>
        ) : isEnough && data?.length === 0 ? (
          <>
            <p className={css.line} role="status">{t`연결된 회사가 아니에요. 회사 없이도 가입할 수 있어요.`}</p>
            <Button
              kind="soft"
              block
              onClick={() => joinFlow.send({ type: 'way.chosen', staff: null })}
              render={<Link to="/member/memIntro" replace />}
            >{t`회사 없이 가입할게요`}</Button>
          </>
        ) : isEnough && data ? (
          <Card tight>
            <Rows label={t`회사`}>
              {data.map((employer) => (
                <ListRow
                  key={employer.bizCode}
                  title={employer.bizNm}
                  sub={employer.emailDomain ?? undefined}
                  chevron
                  onClick={() => onChoose(employer)}
                />
              ))}
            </Rows>
          </Card>
        ) : null}
      </div>
    </FlowPage>
  )
}
