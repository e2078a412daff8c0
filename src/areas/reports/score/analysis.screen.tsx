import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { StatusPointer } from '#src/charts/status-pointer.tsx'
import { WithoutConsent } from '#src/domain/consent/without-consent.tsx'
import { hoursAndMinutes } from '#src/lib/units.ts'
import { formatNumber, parseWireNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { analysisQuery } from './score.queries.ts'
import { pointerOf, statusOf } from './score.ts'
import { RECORD_OF, useScoreWords } from './use-score-words.ts'
import css from './score.module.css'

type Index = Schemas['HealthAnalysisIndex']

const TONES = { normal: 'positive', caution: 'caution', danger: 'danger', lacking: 'info' } as const

/** What each part of the score rests on, and what to do next. A part is called by its code in the address: `#BP`. */
export function AnalysisScreen() {
  const { t } = useLingui()
  const { data: analysis } = useSuspenseQuery(analysisQuery())
  if (analysis.healthAgreeYn !== 'N') return <AnalysisPage analysis={analysis} />
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/healthScore" />}
      lead={{ title: t`건강 점수를\n셈하지 않고 있어요` }}
    >
      <WithoutConsent />
    </DetailPage>
  )
}

interface Props {
  analysis: Schemas['HealthAnalysis']
  /** The bar of a preview: then nothing leads to pages where a member records. */
  previewBar?: ReactNode
}

export function AnalysisPage({ analysis: { groupList, adviceList, summaryTxt }, previewBar }: Props) {
  const { t } = useLingui()
  const words = useScoreWords()
  const numbersOff = useNumbersOff()
  return (
    <DetailPage
      bar={previewBar ?? <ScreenBar titleAs="p" backTo="/healthlog/healthScore" />}
      lead={{ title: summaryTxt.replace(/\.$/, '') }}
    >
      {groupList.map(({ itemCode, itemNm, statusCode, indexList }) => {
        const status = statusOf(statusCode)
        // The badge stands over measures: what is low or high is said by them, and a pressure may be either.
        const shown = indexList.filter(({ indexCode }) => !(numbersOff && indexCode === 'KCAL'))
        return (
          <section key={itemCode} id={itemCode} className={css.group}>
            <Card as="div">
              <CardHead
                title={itemNm}
                more={
                  <Badge kind={TONES[status]}>
                    {status === 'danger' ? t({ message: '살펴봐요', context: '점수' }) : words[status]}
                  </Badge>
                }
              />
              {indexList.length === 0 ? (
                <>
                  <p className={css.words}>
                    {statusCode === 'LACK' ? t`아직 기록이 모자라요.` : t`기록한 날수로 셈했어요.`}
                  </p>
                  {previewBar ? null : (
                    <Button kind="soft" block render={<Link to={RECORD_OF[itemCode]} />}>{t`기록하러 가기`}</Button>
                  )}
                </>
              ) : shown.length === 0 ? (
                <p className={css.words}>{t`기록한 날수와 열량으로 셈했어요.`}</p>
              ) : (
                shown.map((index) => <Measure key={index.indexCode} index={index} />)
              )}
            </Card>
          </section>
        )
      })}
      {adviceList.length === 0 ? null : (
        <Card tone="brand">
          <CardHead title={t`이렇게 해 보세요`} />
          <ul className={css.advice}>
            {adviceList.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </Card>
      )}
      {groupList.length === 0 && !previewBar ? (
        <Button size="l" block render={<Link to="/healthlog/WeightRecord" />}>{t`체중부터 적기`}</Button>
      ) : null}
      <Fine>{t`점수와 같은 값이에요. 병을 진단하지 않아요.`}</Fine>
    </DetailPage>
  )
}

function Measure({ index }: { index: Index }) {
  const { t } = useLingui()
  const { status, way, scale } = pointerOf(index)
  const word = useValueWord(index)
  const text = useValueText(index)
  return (
    <div className={css.measure}>
      <p>
        <span>{index.indexNm}</span>
        <b>{text}</b>
      </p>
      <StatusPointer status={status} way={way} scale={scale} label={`${index.indexNm} ${text}, ${word}`} />
      <p className={css.normal}>
        <span>{word}</span>
        <span>{index.normalTxt === '' ? null : t`보통 ${index.normalTxt}`}</span>
      </p>
    </div>
  )
}

/** 낮음, 정상, 주의, 높음: of what there can be too little or too much, 부족 and 많음. */
function useValueWord({ indexCode, statusCode }: Index): string {
  const { t } = useLingui()
  const isAmount = indexCode === 'STEP' || indexCode === 'SLP' || indexCode === 'KCAL'
  switch (statusCode) {
    case 'NORMAL':
      return t`정상`
    case 'CAUTION':
      return isAmount ? t`많음` : t`주의`
    case 'DANGER':
      return t`높음`
    case 'LACK':
      return isAmount ? t`부족` : t`낮음`
  }
}

function useValueText({ indexCode, indexVal, unitNm }: Index): string {
  const { t } = useLingui()
  const value = parseWireNumber(indexVal)
  if (value === null) return indexVal
  if (indexCode === 'SLP') {
    const { hours, minutes } = hoursAndMinutes(value)
    return t`${hours}시간 ${minutes}분`
  }
  const number = formatNumber(value, { decimals: 1, minDecimals: indexVal.includes('.') ? 1 : 0 })
  if (unitNm === '' || unitNm === '%' || indexCode === 'STEP')
    return indexCode === 'STEP' ? t`${number}보` : `${number}${unitNm}`
  return `${number} ${unitNm}`
}
