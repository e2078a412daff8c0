import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TwentyParts } from '#src/charts/twenty-parts.tsx'
import type { SampleCode } from '#src/domain/preview/sample.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { byChange, type Part, statusOf } from './score.ts'
import { useScoreWords } from './use-score-words.ts'
import css from './score.module.css'

const COLORS = { normal: 'positive', caution: 'caution', danger: 'danger', lacking: 'brand' } as const

/** The five parts, what moved most first. Each leads to its measurements, or to those of a sample member. */
export function ScoreParts({ parts, sample }: { parts: readonly Part[]; sample?: SampleCode }) {
  const { t } = useLingui()
  return (
    <Card>
      <CardHead title={t`무엇이 점수를 움직였나요`} />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ol className={css.parts} role="list">
        {byChange(parts).map((part) => (
          <li key={part.itemCode}>
            <PartLink part={part} sample={sample} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Whether a score rose or fell; neither where it stayed, or where nothing is known of before. */
function wayOf(change: number | null): 'up' | 'down' | undefined {
  if (change === null || change === 0) return undefined
  return change > 0 ? 'up' : 'down'
}

function PartLink({
  part: { itemCode, itemNm, score, maxScore, statusCode, changeScore, causeTxt },
  sample,
}: {
  part: Part
  sample: SampleCode | undefined
}) {
  const { t } = useLingui()
  const words = useScoreWords()
  const changeWord = () => {
    if (changeScore === null) return null
    return changeScore === 0 ? t`그대로` : formatNumber(changeScore, { sign: 'always' })
  }
  const change = changeWord()
  const inside = (
    <>
      <span className={css.head}>
        <b>{itemNm}</b>
        {change !== null && (
          <span className={css.change} data-way={wayOf(changeScore)}>
            {change}
          </span>
        )}
        {score === null ? (
          <Badge kind="info">{words.lacking}</Badge>
        ) : (
          <span className={css.points}>
            <b>{score}</b>/{maxScore}
          </span>
        )}
      </span>
      <TwentyParts
        value={score}
        most={maxScore}
        color={COLORS[statusOf(statusCode)]}
        label={score === null ? t`${itemNm}, 아직 몰라요` : t`${itemNm} ${maxScore}점 가운데 ${score}점`}
      />
      {causeTxt !== null && <span className={css.cause}>{causeTxt}</span>}
    </>
  )
  return sample ? (
    <Link className={css.part} to="/preview/detailAnalysisPreview" search={{ sample }} hash={itemCode}>
      {inside}
    </Link>
  ) : (
    <Link className={css.part} to="/healthlog/detailAnalysis" hash={itemCode}>
      {inside}
    </Link>
  )
}
