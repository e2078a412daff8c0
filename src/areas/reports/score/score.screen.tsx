import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Activity from 'lucide-react/icons/activity'
import Info from 'lucide-react/icons/info'
import Moon from 'lucide-react/icons/moon'
import Utensils from 'lucide-react/icons/utensils'
import Weight from 'lucide-react/icons/weight'
import { type ReactNode, Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useIsWithdrawn } from '#src/domain/consent/keeping-consent.queries.ts'
import { WithoutConsent } from '#src/domain/consent/without-consent.tsx'
import type { SampleCode } from '#src/domain/preview/sample.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { ScoreMeter } from './score-meter.tsx'
import { ScoreParts } from './score-parts.tsx'
import { scoreQuery } from './score.queries.ts'
import { leadOf, type PartCode, type Score } from './score.ts'
import { RECORD_OF, useGain, usePartNames, useScoreLead } from './use-score-words.ts'

const FormulaSheet = lazyPart(() => import('./formula-sheet.tsx'), 'FormulaSheet')

const LEVER_ICONS = { BW: Weight, SLP: Moon, STEP: Activity, KCAL: Utensils, MEALS: Utensils } as const

/** One number of the last month: why it is that, and what moves it. */
export function ScoreScreen() {
  const { data: score } = useSuspenseQuery(scoreQuery())
  return score.healthAgreeYn === 'N' ? <NoScore score={score} /> : <ScorePage score={score} />
}

/** Without the consent to health data. Who was never asked sees what a score would be made of. */
function NoScore({ score }: { score: Score }) {
  const { t } = useLingui()
  const isWithdrawn = useIsWithdrawn()
  if (!isWithdrawn) return <ScorePage score={score} ask={<WithoutConsent />} />
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/healthlog" />}
      lead={{ title: t`건강 점수를\n셈하지 않고 있어요` }}
    >
      <WithoutConsent />
    </DetailPage>
  )
}

interface Props {
  score: Score
  /** Of a sample member: with another bar, and nothing leads to pages where a member records. */
  preview?: { bar: ReactNode; sample: SampleCode }
  /** What is asked first. */
  ask?: ReactNode
}

export function ScorePage({ score, preview, ask }: Props) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  const say = useScoreLead()
  const lead = leadOf(score)
  const gain = useGain(score.gain)
  return (
    <DetailPage
      bar={
        preview?.bar ?? (
          <ScreenBar
            titleAs="p"
            backTo={'/healthlog/healthlog'}
            actions={<IconButton label={t`점수는 어떻게 셈하나요`} icon={Info} onClick={() => setAsked(true)} />}
          />
        )
      }
      lead={{ title: say(lead) }}
    >
      {ask}
      {lead.is === 'few' ? (
        <Missing missing={lead.missing} parts={score.itemList} leads={!preview} />
      ) : (
        <>
          <ScoreMeter score={score} />
          <ScoreParts parts={score.itemList} {...(preview && { sample: preview.sample })} />
          {gain && score.gain && !preview ? (
            <NextStep
              title={gain.title}
              text={gain.text}
              picture={<RowIcon icon={LEVER_ICONS[score.gain.leverCode]} on />}
              action={
                <Button kind="soft" size="l" block render={<Link to={gain.to} />}>
                  {gain.action}
                </Button>
              }
            />
          ) : null}
        </>
      )}
      <Fine>{t`점수는 최근 30일의 기록을 셈한 값이에요. 병을 진단하지 않아요.`}</Fine>
      {asked && (
        <Suspense fallback={null}>
          <FormulaSheet onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </DetailPage>
  )
}

/** What would make a number: each missing part leads to where it is recorded. */
function Missing({
  missing,
  parts,
  leads,
}: {
  missing: readonly PartCode[]
  parts: Score['itemList']
  leads: boolean
}) {
  const { t } = useLingui()
  const names = usePartNames()
  const how: Record<PartCode, string> = {
    BODY: t`한 번 적으면 돼요`,
    BP: t`한 번 재면 돼요`,
    SUGAR: t`공복에 한 번 재면 돼요`,
    ACT: t`휴대폰의 걸음을 이어요`,
    MEAL: t`이레 동안 적으면 돼요`,
  }
  const causeOf = (code: PartCode) => parts.find(({ itemCode }) => itemCode === code)?.causeTxt ?? how[code]
  return (
    <Card>
      <Rows label={t`아직 모르는 것`}>
        {missing.map((code) => (
          <ListRow
            key={code}
            title={names[code]}
            sub={causeOf(code)}
            {...(leads && { chevron: true, render: <Link to={RECORD_OF[code]} /> })}
          />
        ))}
      </Rows>
    </Card>
  )
}
